/** Search where chance has a turn, too: maximum, minimum, and expectation. */
package org.botarena.search.expecti;
