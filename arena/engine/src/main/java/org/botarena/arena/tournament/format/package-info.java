/**
 * What a format is asked and what it answers: who meets whom, round after round, as a pure function of the entrants, the
 * seed and the results so far.
 */
package org.botarena.arena.tournament.format;
