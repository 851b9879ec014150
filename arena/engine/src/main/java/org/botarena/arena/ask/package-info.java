/** Questions about a position: its moves, and the move of an agent. */
package org.botarena.arena.ask;
