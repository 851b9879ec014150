/** Sends the view of a tournament to all readers of its stream. */
package org.botarena.arena.serve.watch;
