/** The games of a tournament and their order: a pure function of its settings and of the results so far. */
package org.botarena.arena.tournament.schedule;
