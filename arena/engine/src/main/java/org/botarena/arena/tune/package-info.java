/** Tuning: a search for the best values of an agent's options, by games against the values that it has now. */
package org.botarena.arena.tune;
