/** The kibitzer: judges the positions of running games, on a core that no game uses. */
package org.botarena.arena.kibitz;
