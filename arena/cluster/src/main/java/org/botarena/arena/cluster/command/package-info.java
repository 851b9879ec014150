/** The commands of a cluster: doors to what the packages beside it do. */
package org.botarena.arena.cluster.command;
