/** Whole games of Jass: turns, which are the games of the arena, one after the other until a team has its points. */
package org.botarena.arena.jass;
