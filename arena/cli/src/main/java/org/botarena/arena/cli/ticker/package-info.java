/** What a tournament tells while it runs: a screen that moves, plain lines, or events for programs. */
package org.botarena.arena.cli.ticker;
