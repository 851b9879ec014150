/** A series of a game of several sides: as many entrants as sides, in all seatings. */
package org.botarena.arena.series;
