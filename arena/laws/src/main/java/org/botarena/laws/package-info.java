/**
 * For the author of a game: {@link org.botarena.laws.GameLaws} plays it at random and checks what every game owes to the
 * arena and to the agents; {@link org.botarena.laws.Perft} counts its moves. Depends on the API of agents alone.
 */
package org.botarena.laws;
