/** Questions about a position: which moves are legal, and which one an agent plays. */
package org.botarena.arena.ask;
