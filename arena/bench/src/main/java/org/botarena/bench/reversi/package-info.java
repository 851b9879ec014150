/** The strength of a network that plays Reversi. */
package org.botarena.bench.reversi;
