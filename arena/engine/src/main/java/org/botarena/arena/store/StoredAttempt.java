package org.botarena.arena.store;

import java.util.Optional;
import org.botarena.arena.tournament.standing.Counted;

/**
 * An attempt in the database, to be verified. Immutable.
 *
 * @param game the game's id
 * @param name of the attempt, in sentences: {@code disturbed 0}
 * @param entry from its line, or empty if that is missing, has changed, or is another attempt's
 * @param counted from its row, or empty if an entrant is unknown
 */
public record StoredAttempt(String game, String name, Optional<GameEntry> entry, Optional<Counted> counted) {}
