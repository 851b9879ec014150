/** Playing the games of a hosted event: its lanes, its tournaments, and their state. */
package org.botarena.arena.serve.hosting.play;
