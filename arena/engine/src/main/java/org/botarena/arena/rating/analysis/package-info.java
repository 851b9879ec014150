/** Findings about the entrants from their games: ratings, intervals, places, cycles. */
package org.botarena.arena.rating.analysis;
