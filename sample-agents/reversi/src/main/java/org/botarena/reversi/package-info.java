/** Reversi 8x8 at full strength: bitboards, an exact solver, a learned pattern evaluation and a dedicated search. */
package org.botarena.reversi;
