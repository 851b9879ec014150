package org.botarena.search;

/**
 * The result of a search. Immutable.
 *
 * @param move to play
 * @param value of the position to the player to move, in the unit of the search's leaves
 */
public record Decision(long move, double value) {}
