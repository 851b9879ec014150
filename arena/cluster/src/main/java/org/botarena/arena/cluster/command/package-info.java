/** The commands of a cluster: thin wrappers around the neighbouring packages. */
package org.botarena.arena.cluster.command;
