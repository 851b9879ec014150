/** Hexapawn on boards up to 8x8: {@link org.botarena.game.hexapawn.Hexapawn} is a position. */
package org.botarena.game.hexapawn;
