/** The command that explains where a game was lost. */
package org.botarena.arena.cli.explain;
