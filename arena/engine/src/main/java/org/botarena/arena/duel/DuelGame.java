package org.botarena.arena.duel;

import org.botarena.arena.record.Outcome;

/**
 * A game that counts in a match. Immutable.
 *
 * @param plies its length
 */
public record DuelGame(Outcome outcome, int plies) {}
