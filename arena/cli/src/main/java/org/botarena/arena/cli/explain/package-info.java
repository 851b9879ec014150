/** Where a game was lost: each move of it judged, in words, and as a test that it does not happen again. */
package org.botarena.arena.cli.explain;
