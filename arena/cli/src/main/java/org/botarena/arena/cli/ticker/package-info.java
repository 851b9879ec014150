/** Output of a tournament during its games: a live screen, plain lines, or events for programs. */
package org.botarena.arena.cli.ticker;
