/** How the kernel accounts for the time of processes and threads. */
package org.botarena.arena.timing.accounting;
