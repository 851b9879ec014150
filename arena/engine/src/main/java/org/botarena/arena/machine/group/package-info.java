/**
 * Control groups (cgroup version 2) for agents: the processes of one agent are frozen while it waits and killed
 * together.
 */
package org.botarena.arena.machine.group;
