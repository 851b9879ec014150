/** Searches for games with chance: maximum, minimum and expectation. */
package org.botarena.search.expecti;
