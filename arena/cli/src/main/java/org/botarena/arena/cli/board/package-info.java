/** Boards on a terminal: how the positions of each game are drawn, in letters, digits and signs. */
package org.botarena.arena.cli.board;
