/** The data sent between the organizer and the workers, independent of the transport. */
package org.botarena.arena.cluster.task;
