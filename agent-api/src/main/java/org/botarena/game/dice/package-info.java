/** Dice, the game of the turned die: {@link org.botarena.game.dice.Dice} is a position. */
package org.botarena.game.dice;
