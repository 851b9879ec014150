package org.botarena.arena.serve.page;

import org.botarena.arena.text.OrNull;

/**
 * A version of an author's agent, and how strong it is, or was when another one took its place; the components are the JSON's fields.
 * Immutable.
 *
 * @param number from 1
 * @param elo null: not rated
 * @param eloLow the lower end of the 95 % interval; null: there is none
 * @param eloHigh the upper end; null: there is none
 * @param games that it has played
 * @param plays whether it is the one that plays
 */
public record AgentVersion(
        int number,
        @OrNull Double elo,
        @OrNull Double eloLow,
        @OrNull Double eloHigh,
        int games,
        boolean plays) {}
