/** The kibitzer: judges the positions of games in play, on a core that no game uses. */
package org.botarena.arena.kibitz;
