package org.botarena.arena.serve.hosting.entry;

/**
 * How strong a version was when it left the ladder: later it is rated no more. Immutable.
 *
 * @param elo null: nobody knows
 * @param low the lower end of its interval; null: there is none
 * @param high the upper end; null: there is none
 * @param games that it had played
 */
public record VersionRating(Double elo, Double low, Double high, int games) {}
