/** The surroundings of a child process: its own user, or a sandbox made by bubblewrap. */
package org.botarena.arena.process.enclosure;
