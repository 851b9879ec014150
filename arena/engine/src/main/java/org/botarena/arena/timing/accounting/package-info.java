/** The kernel's time accounting for processes and threads. */
package org.botarena.arena.timing.accounting;
