/** Freezing agents' processes while they wait, and ending all that they started: groups of cgroup version 2. */
package org.botarena.arena.sandbox.freezer;
