/** Matches in one process, and their statistics, as the course of Bordeaux counts them. */
package org.botarena.search.partie;
