/** Playing an event's games on other machines, by an optional module. */
package org.botarena.arena.event.cluster;
