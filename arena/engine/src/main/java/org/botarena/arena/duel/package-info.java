/** A match of two entrants, with a sequential test if one is wanted. */
package org.botarena.arena.duel;
