/** Where agents are examined and play on this machine, and how they are isolated. */
package org.botarena.arena.venue;
