/** Tic-tac-toe for three, the game with three sides: {@link org.botarena.game.tritactoe.TriTacToe} is a position. */
package org.botarena.game.tritactoe;
