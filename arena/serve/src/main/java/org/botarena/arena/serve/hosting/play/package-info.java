/** Playing the games of a hosted event: on which lanes, its tournaments, how they stand. */
package org.botarena.arena.serve.hosting.play;
