package org.botarena.arena.exam;

import java.util.List;
import java.util.stream.Collectors;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The positions of one phase of a game: solved in advance, or drawn and solved when needed. Immutable.
 *
 * @param rules of the game
 * @param phase of the game
 */
public record ExamSet(Rules<?> rules, Phase phase) {
    /**
     * The sets of a game.
     *
     * @param games suggested in the message
     * @throws IllegalArgumentException if it has none
     */
    public static List<ExamSet> of(Rules<?> rules, Games games) {
        List<ExamSet> sets = all(rules);
        if (sets.isEmpty()) {
            throw new IllegalArgumentException(
                    "%s has no exact judge: it takes two sides, no chance, nothing hidden, and few enough positions.%s"
                            .formatted(rules.name(), list(games)));
        }
        return sets;
    }

    /**
     * Finds a set by its name, such as {@code connectfour/middle} or {@code reversi:size=6/end}.
     *
     * @throws IllegalArgumentException if there is no such set; the message lists the sets
     */
    public static ExamSet named(String name, Games games) {
        int slash = Math.max(0, name.lastIndexOf('/'));
        String type = name.substring(0, slash).replaceFirst(":.*", "");
        if (games.all().stream().map(GameType::name).noneMatch(type::equals)) {
            throw unknown(name, games);
        }
        return all(games.parse(name.substring(0, slash))).stream()
                .filter(set -> set.phase.toString().equals(name.substring(slash + 1)))
                .findFirst()
                .orElseThrow(() -> unknown(name, games));
    }

    private static IllegalArgumentException unknown(String name, Games games) {
        return new IllegalArgumentException("--set: '%s' is not a set.%s".formatted(name, list(games)));
    }

    private static String list(Games games) {
        return games.all().stream()
                .flatMap(game -> all(games.parse(game.name())).stream())
                .map(ExamSet::toString)
                .collect(Collectors.joining(
                        ", ", " There are ", ", and those of games with options, such as reversi:size=6/end"));
    }

    private static List<ExamSet> all(Rules<?> rules) {
        return phases(rules).stream().map(phase -> new ExamSet(rules, phase)).toList();
    }

    private static <P extends Position<P>> List<Phase> phases(Rules<P> rules) {
        if (rules.firstSeats().size() != 2 || rules.isHidden() || rules.hasChance()) {
            return List.of();
        }
        return SolvedFiles.has(rules) ? List.of(Phase.values()) : new DrawnPositions<>(rules).phases();
    }

    /** Its positions. Drawing them takes some seconds. */
    List<Question> questions() throws InterruptedException {
        return questions(rules, phase);
    }

    private static <P extends Position<P>> List<Question> questions(Rules<P> rules, Phase phase)
            throws InterruptedException {
        return SolvedFiles.has(rules) ? SolvedFiles.read(rules, phase) : new DrawnPositions<>(rules).in(phase);
    }

    @Override
    public String toString() {
        return rules.name() + "/" + phase;
    }
}
