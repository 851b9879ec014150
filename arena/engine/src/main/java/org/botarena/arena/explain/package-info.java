/** Where a game was lost: its moves judged by solvers where they reach, else by a search's opinion; and a test of the worst. */
package org.botarena.arena.explain;
