/** Morpion, tic-tac-toe with one cell left empty: {@link org.botarena.game.morpion.Morpion} is a position. */
package org.botarena.game.morpion;
