/** What positions are worth: small values, to be added and weighted. */
package org.botarena.search.evaluation;
