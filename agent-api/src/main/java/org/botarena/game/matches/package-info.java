/** Matches: {@link org.botarena.game.matches.Matches} is a position. */
package org.botarena.game.matches;
