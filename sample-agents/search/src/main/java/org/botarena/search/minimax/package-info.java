/** Minimax and its descendants: depth-limited searches of a tree in which two sides alternate. */
package org.botarena.search.minimax;
