/**
 * The work of a worker: its lanes, its speed, its cache of jars, and the games of a pair. It is independent of the
 * transport of tasks.
 */
package org.botarena.arena.cluster.worker;
