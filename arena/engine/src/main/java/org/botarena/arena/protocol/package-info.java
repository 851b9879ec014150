/** The protocols by which other programs play against the arena's agents. */
package org.botarena.arena.protocol;
