/** English draughts on 6x6, 8x8 and 10x10 boards: {@link org.botarena.game.draughts.Draughts} is a position. */
package org.botarena.game.draughts;
