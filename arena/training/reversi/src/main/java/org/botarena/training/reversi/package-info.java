/** Learns the pattern evaluation of Reversi by self-play and regression, in plain Java. */
package org.botarena.training.reversi;
