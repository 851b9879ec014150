/** Resources of this machine: cores, memory, user ids. */
package org.botarena.arena.machine;
