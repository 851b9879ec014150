/** Which games a tournament has, and in which order: a pure function of its settings and of the results so far. */
package org.botarena.arena.tournament.schedule;
