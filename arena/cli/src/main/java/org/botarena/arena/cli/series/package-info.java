/** Games of several sides, in all seatings. */
package org.botarena.arena.cli.series;
