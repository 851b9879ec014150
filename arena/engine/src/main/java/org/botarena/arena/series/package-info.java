/** A series of a game with several sides: one entrant for each side, in all seatings. */
package org.botarena.arena.series;
