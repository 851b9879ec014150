/** Pig, the dice game: {@link org.botarena.game.pig.Pig} is a position. */
package org.botarena.game.pig;
