/** A tournament as the page shows it, followed from outside: what is on file, and the news of what happens now. */
package org.botarena.arena.serve.watch;
