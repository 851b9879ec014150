/** What surrounds a child process: a user of its own, or a sandbox made by bubblewrap. */
package org.botarena.arena.process.enclosure;
