package org.botarena.arena.store.entry;

import java.util.List;

/**
 * What the agents printed in an attempt at a game.
 *
 * @param game the game's id
 * @param attempt its number, or {@link #DISTURBED}
 * @param bySeat what each seat printed, packed
 */
public record PrintedText(String game, int attempt, List<byte[]> bySeat) {
    /** In the place of an attempt's number: of what was printed in a game without a result. */
    public static final int DISTURBED = -1;
}
