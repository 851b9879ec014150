/**
 * Finds where a game was lost. Solvers judge its moves where they can, else a search's opinion. It also writes a test
 * of the worst move.
 */
package org.botarena.arena.explain;
