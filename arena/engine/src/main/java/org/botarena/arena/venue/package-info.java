/** Examination and play of agents on this machine, and their isolation. */
package org.botarena.arena.venue;
