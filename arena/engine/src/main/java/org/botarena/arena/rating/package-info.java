/**
 * What the games of two agents prove: Elo with its interval, superiority, a test that stops when it is decided. The pair
 * of games on one opening is the unit. Many agents: {@link org.botarena.arena.rating.pool}.
 */
package org.botarena.arena.rating;
