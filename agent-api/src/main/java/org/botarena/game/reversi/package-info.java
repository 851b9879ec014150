/** Reversi on 8x8, 6x6 and 4x4 boards: {@link org.botarena.game.reversi.Reversi} is a position. */
package org.botarena.game.reversi;
