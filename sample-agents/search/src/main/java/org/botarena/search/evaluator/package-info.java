/** What PUCT asks of a position: which moves look good, and who looks better off. */
package org.botarena.search.evaluator;
