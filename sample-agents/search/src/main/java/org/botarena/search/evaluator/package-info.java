/** Evaluators for PUCT: which moves look good, and which side is ahead. */
package org.botarena.search.evaluator;
