/**
 * Search trees that grow by random games: UCT in the forms of the courses, PUCT, and the extensions for tournaments: a
 * tree kept from move to move, proven results, and hidden hands.
 */
package org.botarena.search.tree;
