/**
 * Search trees grown by random games: UCT in the forms of the courses, PUCT, and what both need to be worth entering: the
 * tree kept from move to move, results that are proven, hidden hands.
 */
package org.botarena.search.tree;
