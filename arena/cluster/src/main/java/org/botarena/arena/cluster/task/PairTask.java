package org.botarena.arena.cluster.task;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.record.form.Seated;

/**
 * One attempt at each game of a pair, for one lane of one worker: a slow machine is so for both. Immutable.
 *
 * @param build of the organizer's arena: another plays none of it
 * @param terms of the games
 * @param games of the pair, in order; one alone that is played again
 * @param entrants who plays, by {@link org.botarena.arena.roster.Entrant#key}
 * @param gameJars the SHA-256 of the jars with further games, in the order of the class path
 */
public record PairTask(
        String build, TaskTerms terms, List<TaskGame> games, Map<String, TaskEntrant> entrants, List<String> gameJars) {
    /**
     * A game. Immutable.
     *
     * @param id of the game
     * @param seated who sits where, on which fixture, with which seeds
     */
    public record TaskGame(String id, Seated seated) {}

    public PairTask {
        games = List.copyOf(games);
        entrants = Map.copyOf(entrants);
        gameJars = List.copyOf(gameJars);
    }

    /** The SHA-256 of all files that it needs. */
    public List<String> files() {
        return Stream.concat(entrants.values().stream().map(TaskEntrant::staged), gameJars.stream())
                .distinct()
                .sorted()
                .toList();
    }
}
