/** A game of a person against an agent in the terminal. */
package org.botarena.arena.cli.play;
