/** Tic-tac-toe for three: {@link org.botarena.game.tritactoe.TriTacToe} is a position. The game with three sides. */
package org.botarena.game.tritactoe;
