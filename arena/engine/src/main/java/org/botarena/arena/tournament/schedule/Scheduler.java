package org.botarena.arena.tournament.schedule;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.format.GamePair;

/** The games of a tournament, one after the other; told of each game as it ends. One thread at a time. */
public interface Scheduler extends Spectator {
    /** The next game to start; empty: none can start before another has ended, and if none is in play, it is over. */
    Optional<ScheduledGame> next();

    /** How many games there are in all; where results decide that, at most, as far as that is known. */
    long games();

    /** The attempts at this game that an earlier run has on file, all of them disturbed; empty: there are none. */
    default Optional<GameRecord> disturbed(ScheduledGame game) {
        return Optional.empty();
    }

    /** Whether every round that was begun has been given in full, so that it would be fair to give no more. */
    boolean isFair();

    /** A game that an earlier run has on file with a result; of one that ends now {@link #ended} tells. */
    void counted(Outcome game);

    /** Whether others may come when no game is left: then it is not over. */
    default boolean isOpen() {
        return false;
    }

    /** How many rounds have been drawn; 0 where nobody counts them. */
    default int round() {
        return 0;
    }

    /** Who meets whom in the round that was drawn last. */
    default List<GamePair> meetings() {
        return List.of();
    }

    @Override
    default void ended(GameRecord game) {
        counted(Outcome.of(game));
    }
}
