/** The organizer's side of games played by workers. It is independent of the transport of tasks. */
package org.botarena.arena.cluster.table;
