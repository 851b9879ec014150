/**
 * Who meets whom, round after round: each format is a pure function of the entrants, the seed and the results so far.
 */
package org.botarena.arena.tournament.format;
