/** As many entrants as a game has sides, in all seatings. */
package org.botarena.arena.cli.series;
