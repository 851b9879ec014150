/** Everything that knows Apache Spark: master, worker, and how a task gets from the organizer to a lane and back. */
package org.botarena.arena.cluster.spark;
