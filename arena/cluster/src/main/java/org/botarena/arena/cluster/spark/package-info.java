/** All code that uses Apache Spark: master, worker, and the way of a task from the organizer to a lane and back. */
package org.botarena.arena.cluster.spark;
