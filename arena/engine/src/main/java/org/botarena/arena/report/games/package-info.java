/** Recorded games, and the notations in which they are written. */
package org.botarena.arena.report.games;
