/** Whole games of Jass: turns, each a game of the arena, played until a team reaches the target. */
package org.botarena.arena.jass;
