package org.botarena.search;

/**
 * What a search has decided. Immutable.
 *
 * @param move to play
 * @param value of the position to the player who is to move, in the unit of the search's leaves
 */
public record Decision(long move, double value) {}
