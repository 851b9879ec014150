/**
 * Tic-tac-toe, the smallest game and a template for new ones: {@link org.botarena.game.tictactoe.TicTacToe} is a
 * position.
 */
package org.botarena.game.tictactoe;
