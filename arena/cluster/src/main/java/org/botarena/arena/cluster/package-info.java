/** Plays the games of a tournament on the machines of a cluster: the tasks, the workers, and the results. */
package org.botarena.arena.cluster;
