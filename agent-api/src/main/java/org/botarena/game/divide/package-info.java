/** Divide: {@link org.botarena.game.divide.Divide} is a position. */
package org.botarena.game.divide;
