/** Matches in one process, and their statistics, as in the Bordeaux course. */
package org.botarena.search.partie;
