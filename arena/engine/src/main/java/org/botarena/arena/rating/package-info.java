/**
 * Findings from the games of two agents: Elo with its interval, superiority, and a test that stops when it is
 * decided. The pair of games on one opening is the unit. Many agents: {@link org.botarena.arena.rating.pool}.
 */
package org.botarena.arena.rating;
