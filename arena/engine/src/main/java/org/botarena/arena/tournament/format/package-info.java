/** Formats: the pairings of each round, as a pure function of the entrants, the seed and the results so far. */
package org.botarena.arena.tournament.format;
