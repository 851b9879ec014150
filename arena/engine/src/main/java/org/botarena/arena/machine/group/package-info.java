/**
 * The processes of an agent as one group of cgroup version 2: frozen while it waits, and ended with all that it
 * started.
 */
package org.botarena.arena.machine.group;
