package org.botarena.arena.tournament.standing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.PairSample;
import org.botarena.arena.record.Outcome;

/**
 * An entrant's result against one reference. Immutable.
 *
 * @param entrant the graded entrant
 * @param reference its opponent
 * @param games the number of games played
 * @param points the points from them
 * @param pairs the number of pairs with both games played, without repetitions
 * @param shareLow the lower bound of the share of points that its strength is worth, with 97.5 % confidence, in 0..1.
 *     Where results decide whether there is another round, it holds simultaneously after every round.
 * @param shareHigh the upper bound
 * @param faults of the entrant in these games
 */
public record Grade(
        String entrant,
        String reference,
        int games,
        double points,
        long pairs,
        double shareLow,
        double shareHigh,
        int faults) {
    /** Its share of the points, in 0..1; empty without a game. */
    public OptionalDouble share() {
        return games == 0 ? OptionalDouble.empty() : OptionalDouble.of(points / games);
    }

    /** Whether the games allow an interval; one pair is enough. */
    public boolean hasInterval() {
        return pairs > 0;
    }

    /** The lower bound; empty without a pair. */
    public OptionalDouble low() {
        return hasInterval() ? OptionalDouble.of(shareLow) : OptionalDouble.empty();
    }

    /** The upper bound; empty without a pair. */
    public OptionalDouble high() {
        return hasInterval() ? OptionalDouble.of(shareHigh) : OptionalDouble.empty();
    }

    /**
     * The grades of some games, by entrant and then in the order of the references.
     *
     * @param starts for each pair a number that identifies its start position
     * @param tail the probability, on each side, that an interval is wrong, by the number of pairs
     */
    static List<Grade> of(
            Collection<String> entrants,
            List<String> references,
            Collection<Counted> games,
            IntUnaryOperator starts,
            DoubleUnaryOperator tail) {
        Map<List<String>, List<Counted>> met = games.stream()
                .collect(Collectors.groupingBy(game -> both(
                        game.outcome().first().entrant(),
                        game.outcome().second().entrant())));
        List<Grade> grades = new ArrayList<>();
        for (String entrant : entrants) {
            for (String reference : references) {
                if (!references.contains(entrant)) {
                    grades.add(of(
                            entrant, reference, met.getOrDefault(both(entrant, reference), List.of()), starts, tail));
                }
            }
        }
        return grades;
    }

    private static List<String> both(String one, String other) {
        return one.compareTo(other) < 0 ? List.of(one, other) : List.of(other, one);
    }

    private static Grade of(
            String entrant, String reference, List<Counted> games, IntUnaryOperator starts, DoubleUnaryOperator tail) {
        List<Outcome.Side> own = games.stream().map(game -> side(entrant, game)).toList();
        Counts pairs = pairs(entrant, games, starts);
        return new Grade(
                entrant,
                reference,
                own.size(),
                own.stream().mapToDouble(Outcome.Side::points).sum(),
                pairs.total(),
                pairs.total() == 0 ? 0 : pairs.shareLow(tail.applyAsDouble(pairs.effective())),
                pairs.total() == 0 ? 1 : pairs.shareHigh(tail.applyAsDouble(pairs.effective())),
                own.stream().mapToInt(side -> side.faults().size()).sum());
    }

    private static Outcome.Side side(String entrant, Counted game) {
        Outcome outcome = game.outcome();
        return outcome.first().entrant().equals(entrant) ? outcome.first() : outcome.second();
    }

    /** The complete pairs. */
    private static Counts pairs(String entrant, List<Counted> games, IntUnaryOperator starts) {
        Map<String, List<Counted>> meetings = games.stream()
                .collect(Collectors.groupingBy(game -> game.outcome().meeting()));
        PairSample sample = new PairSample();
        for (List<Counted> pair : meetings.values()) {
            if (pair.size() == 2) {
                sample.add(
                        starts.applyAsInt(pair.get(0).outcome().pair()),
                        pair.stream().map(Counted::course).toList(),
                        pair.stream()
                                .mapToDouble(game -> side(entrant, game).points())
                                .sum());
            }
        }
        return sample.counts();
    }
}
