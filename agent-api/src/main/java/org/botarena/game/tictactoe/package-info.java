/** Tic-tac-toe: {@link org.botarena.game.tictactoe.TicTacToe} is a position. The smallest game, and a text to copy. */
package org.botarena.game.tictactoe;
