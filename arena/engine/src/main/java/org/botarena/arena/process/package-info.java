/** Agents and examiners in separate processes: starting, communicating, stopping, and measuring. */
package org.botarena.arena.process;
