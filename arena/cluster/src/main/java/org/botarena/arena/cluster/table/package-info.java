/** The organizer's table whose games are played by workers. Nothing here knows how tasks travel. */
package org.botarena.arena.cluster.table;
