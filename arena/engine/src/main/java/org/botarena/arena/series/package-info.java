/** A series of a game with several sides: as many entrants as sides, in all seatings. */
package org.botarena.arena.series;
