/** Rebuilds the files of a tournament from those that can be read, and deletes the identity of entrants. */
package org.botarena.arena.rebuild;
