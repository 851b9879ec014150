/** The public views of the ladder and the tournaments of a hosted event. */
package org.botarena.arena.serve.hosting.watch;
