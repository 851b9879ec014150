/** What moves are worth: by exact solvers where they reach, and by a search's opinion elsewhere. */
package org.botarena.arena.cli.judge;
