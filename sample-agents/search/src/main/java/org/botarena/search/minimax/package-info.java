/** Minimax and its descendants: search of a tree in which two sides alternate, to a depth. */
package org.botarena.search.minimax;
