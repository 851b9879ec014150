/** Granted time, time that the machine took, and the assignment of cores. */
package org.botarena.arena.timing;
