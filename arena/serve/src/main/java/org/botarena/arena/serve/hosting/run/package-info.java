/** What a hosted event does by itself: checks, the ladder, tournaments, games that are played again. */
package org.botarena.arena.serve.hosting.run;
