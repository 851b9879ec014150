/** Tuning: a search for the best values of an agent's options, by games against its current values. */
package org.botarena.arena.tune;
