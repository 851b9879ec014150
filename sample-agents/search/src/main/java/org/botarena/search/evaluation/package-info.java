/** Evaluations of positions: small values that can be added and weighted. */
package org.botarena.search.evaluation;
