/** Reversi 8x8 at full strength: bitboards, an exact solver, a learned pattern evaluation and a search of its own. */
package org.botarena.reversi;
