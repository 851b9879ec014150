/** Asks one agent for one move. */
package org.botarena.arena.cli.ask;
