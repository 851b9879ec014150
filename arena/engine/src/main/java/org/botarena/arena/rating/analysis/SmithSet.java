package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.rating.pool.Scores;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The smallest group whose members all beat everyone outside it, with more than half of the points against each (John
 * H. Smith, "Aggregation of preferences with variable electorate", 1973). A single member is the Condorcet winner.
 * Immutable.
 *
 * @param members in the order of the pool
 * @param entrants their total number
 */
public record SmithSet(List<String> members, int entrants) {
    private static final int MOST_NAMES = 8;

    public SmithSet {
        members = List.copyOf(members);
    }

    /** The set of a pool of at least three entrants in which all met each other; else empty. */
    public static Optional<SmithSet> of(Pool pool) {
        Scores scores = pool.scores();
        int n = scores.entrants();
        boolean haveAllMet = IntStream.range(0, n)
                .allMatch(i -> IntStream.range(0, n).allMatch(j -> i == j || scores.games(i)[j] > 0));
        if (n < 3 || !haveAllMet) {
            return Optional.empty();
        }
        List<Integer> members = new ArrayList<>();
        members.add(IntStream.range(0, n)
                .boxed()
                .max(Comparator.comparingInt(i -> beaten(scores, i)))
                .orElseThrow());
        for (int at = 0; at < members.size(); at++) {
            int member = members.get(at);
            IntStream.range(0, n)
                    .filter(i -> !members.contains(i) && !beats(scores, member, i))
                    .forEach(members::add);
        }
        return Optional.of(
                new SmithSet(members.stream().sorted().map(pool.entrants()::get).toList(), n));
    }

    private static boolean beats(Scores scores, int one, int other) {
        return scores.points(one)[other] > scores.points(other)[one];
    }

    /** The number of beaten opponents less those lost to: the entrant with the most is in the set (Copeland). */
    private static int beaten(Scores scores, int one) {
        return IntStream.range(0, scores.entrants())
                .map(other -> (beats(scores, one, other) ? 1 : 0) - (beats(scores, other, one) ? 1 : 0))
                .sum();
    }

    /**
     * Says which entrants beat all others.
     *
     * @param shown an entrant's name for readers
     */
    public Sentence text(UnaryOperator<String> shown) {
        if (members.size() == entrants) {
            return Sentence.of("smith.none");
        }
        if (members.size() > MOST_NAMES) {
            return Sentence.of("smith.many", members.size());
        }
        return Sentence.of(
                members.size() == 1 ? "smith.winner" : "smith.set",
                members.stream().map(shown).collect(Collectors.joining(", ")));
    }
}
