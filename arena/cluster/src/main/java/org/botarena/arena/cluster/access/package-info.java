/** How the machines of a cluster find and trust each other: addresses, ports, the secret. */
package org.botarena.arena.cluster.access;
