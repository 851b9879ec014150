/** What a network that plays Reversi is worth. */
package org.botarena.bench.reversi;
