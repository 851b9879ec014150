/** A person at the table: a game against an agent, in the terminal. */
package org.botarena.arena.cli.play;
