/** Pairings, start positions and results of a tournament: schedule, fixtures, standings. */
package org.botarena.arena.tournament;
