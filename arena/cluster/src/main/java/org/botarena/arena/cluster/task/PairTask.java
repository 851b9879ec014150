package org.botarena.arena.cluster.task;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;

/**
 * One attempt at each game of a pair, for one lane of one worker, so that a slow machine affects both. Immutable.
 *
 * @param build of the organizer's arena; other builds refuse the task
 * @param terms of the games, as in {@link org.botarena.arena.store.Settings}
 * @param games of the pair, in order; a resumed game is sent separately
 * @param entrants of the games, by {@link org.botarena.arena.roster.Entrant#key}
 * @param gameJars the SHA-256 of the jars with further games, in the order of the class path
 */
public record PairTask(
        String build,
        Map<String, String> terms,
        List<TaskGame> games,
        Map<String, TaskEntrant> entrants,
        List<String> gameJars) {
    /**
     * A game. Immutable.
     *
     * @param game with an attempt that holds the recorded plies with which it begins
     * @param isLast whether it is the last attempt
     */
    public record TaskGame(GameRecord game, boolean isLast) {
        /** As it travels. */
        public static TaskGame of(ScheduledGame pairing) {
            Attempt plies = new Attempt(pairing.recorded(), List.of(), List.of(), Optional.empty());
            return new TaskGame(new GameRecord(pairing, plies, List.of()).bare(Optional.of(plies)), pairing.isLast());
        }

        /** The scheduled game between these entrants. */
        public ScheduledGame pairing(Map<String, Entrant> entrants) {
            return game.pairing(entrants).resuming(game, isLast);
        }
    }

    public PairTask {
        terms = Map.copyOf(terms);
        games = List.copyOf(games);
        entrants = Map.copyOf(entrants);
        gameJars = List.copyOf(gameJars);
    }

    /** The SHA-256 of all its files. */
    public List<String> files() {
        return Stream.concat(entrants.values().stream().map(TaskEntrant::staged), gameJars.stream())
                .distinct()
                .sorted()
                .toList();
    }
}
