/** The games of a tournament on the machines of a cluster: what goes to a worker, what it does with it, and what comes back. */
package org.botarena.arena.cluster;
