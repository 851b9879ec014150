package org.botarena.arena.cluster.task;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Worker;
import org.botarena.arena.record.form.Packed;

/**
 * The result of a {@link PairTask}: the attempts of its games, in order. Immutable.
 *
 * @param worker that played it
 * @param millis its duration, from the time when it got a lane
 * @param games in the task's order
 */
public record PlayedPair(Worker worker, long millis, List<PlayedGame> games) {
    /**
     * An attempt at a game.
     *
     * @param id of the game
     * @param attempt without the agents' output
     * @param logs by seat, packed
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record PlayedGame(String id, Attempt attempt, List<byte[]> logs) {
        /** As it travels. */
        public static PlayedGame of(GameRecord game) {
            return new PlayedGame(
                    game.id(),
                    game.result(),
                    game.logs().stream().map(Packed::of).toList());
        }

        /**
         * Converts the attempt to a record.
         *
         * @param worker that played it
         * @throws IllegalArgumentException if it is another game, or an impossible result
         */
        public GameRecord record(ScheduledGame pairing, Worker worker) {
            if (!pairing.id().equals(id)) {
                throw new IllegalArgumentException(
                        "a worker has played %s where it was asked for %s".formatted(id, pairing.id()));
            }
            return new GameRecord(
                    pairing,
                    attempt.on(Optional.of(worker)),
                    logs.stream().map(Packed::text).toList());
        }
    }

    public PlayedPair {
        games = List.copyOf(games);
    }
}
