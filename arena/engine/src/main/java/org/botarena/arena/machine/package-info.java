/** What the machine has: cores, memory, user ids. */
package org.botarena.arena.machine;
