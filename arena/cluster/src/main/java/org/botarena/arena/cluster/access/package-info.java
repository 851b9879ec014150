/** How the machines of a cluster find and trust each other: address, ports, secret. */
package org.botarena.arena.cluster.access;
