/** Hands what the view of a tournament shows to all who read a stream of it. */
package org.botarena.arena.serve.watch;
