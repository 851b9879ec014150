/** Boards on a terminal: draws the positions of each game with letters, digits and signs. */
package org.botarena.arena.cli.board;
