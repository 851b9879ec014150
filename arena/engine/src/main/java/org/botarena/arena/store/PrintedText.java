package org.botarena.arena.store;

import java.util.Map;
import org.botarena.arena.record.form.Printed;

/**
 * What the agents printed in an attempt at a game.
 *
 * @param game the game's id
 * @param attempt its number, or {@link #DISTURBED}
 * @param bySeat what each seat printed that did
 */
public record PrintedText(String game, int attempt, Map<Integer, Printed> bySeat) {
    /** In the place of an attempt's number: of what was printed in a game without a result. */
    public static final int DISTURBED = -1;
}
