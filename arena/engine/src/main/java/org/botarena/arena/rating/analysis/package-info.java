/** What the games say of the entrants: ratings, intervals, places, cycles. */
package org.botarena.arena.rating.analysis;
