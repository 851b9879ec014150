/** The tables of a tournament's databases, row by row: what was noted, who plays, the games with all attempts, what was printed. */
package org.botarena.arena.store.table;
