/** Connect Four on boards up to 8x7: {@link org.botarena.game.connectfour.ConnectFour} is a position. */
package org.botarena.game.connectfour;
