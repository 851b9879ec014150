package org.botarena.arena.tournament.schedule;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.format.GamePair;

/**
 * Provides the games of a tournament one after the other and is notified of each game's end. For one thread at a time.
 */
public interface Scheduler extends Spectator {
    /**
     * The next game to start, or empty if none can start before another has ended. If none is in progress either, the
     * tournament is over.
     */
    Optional<ScheduledGame> next();

    /** The total number of games; where results decide it, the maximum as far as it is known. */
    long games();

    /** The recorded attempts of an earlier run at this game, all of them disturbed; empty without any. */
    default Optional<GameRecord> disturbed(ScheduledGame game) {
        return Optional.empty();
    }

    /** Whether every round that was begun has been issued in full, so that stopping now would be fair. */
    boolean isFair();

    /** Counts a recorded game of an earlier run with a result; games that end now come through {@link #ended}. */
    void counted(Outcome game);

    /** Whether new games may come when none is left, so that it is not over. */
    default boolean isOpen() {
        return false;
    }

    /** The number of rounds drawn so far; 0 where rounds are not counted. */
    default int round() {
        return 0;
    }

    /** The meetings of the round that was drawn last. */
    default List<GamePair> meetings() {
        return List.of();
    }

    @Override
    default void ended(GameRecord game) {
        counted(Outcome.of(game));
    }
}
