/**
 * For the author of a game: {@link org.botarena.laws.GameLaws} plays it at random and checks the laws that every game
 * owes to the arena and the agents; {@link org.botarena.laws.Perft} counts its moves. Depends only on the API of
 * agents.
 */
package org.botarena.laws;
