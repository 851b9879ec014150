/** One turn of Jass, with four players in two teams: {@link org.botarena.game.jass.Jass} is a position. */
package org.botarena.game.jass;
