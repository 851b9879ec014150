/** The ladder and the tournaments of a hosted event, as the public may see them. */
package org.botarena.arena.serve.hosting.watch;
