package org.botarena.arena.tournament;

import java.util.DoubleSummaryStatistics;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Fixture;

/**
 * How even the openings are: the share of the points that the first player's side gets when the game goes on with random
 * moves. Both games of a pair play the same opening, so that a lopsided one favours nobody, but tells less. Immutable.
 *
 * @param openings how many were looked at: the first ones
 * @param mean of their shares, in 0..1
 * @param least the share of the one that is worst for the first player
 * @param most the share of the one that is best for it
 */
public record Balance(int openings, double mean, double least, double most) {
    private static final int MOST_OPENINGS = 50;
    private static final int PLAY_OUTS = 100;

    /** The balance of the openings that so many pairs play; the same every time. */
    public static Balance of(Rules<?> rules, Fixtures fixtures, int pairs) {
        int openings =
                Math.min(Math.min(pairs, MOST_OPENINGS), fixtures.distinct().orElse(MOST_OPENINGS));
        DoubleSummaryStatistics shares = IntStream.range(0, openings)
                .mapToDouble(pair -> share(rules, fixtures.pair(pair)))
                .summaryStatistics();
        return new Balance(openings, shares.getAverage(), shares.getMin(), shares.getMax());
    }

    /** In percent of the points. */
    public String inWords() {
        String one = "the first player gets %.0f %% of the points with random moves".formatted(100 * mean);
        return openings == 1 ? one : one + " (%.0f to %.0f %%)".formatted(100 * least, 100 * most);
    }

    private static <P extends Position<P>> double share(Rules<P> rules, Fixture fixture) {
        P start = rules.parse(fixture.start());
        for (String move : fixture.opening()) {
            start = start.play(start.parse(move));
        }
        RandomGenerator random = new SplittableRandom(fixture.seed());
        double points = 0;
        for (int i = 0; i < PLAY_OUTS; i++) {
            points += points(rules, start, random);
        }
        return points / PLAY_OUTS;
    }

    private static <P extends Position<P>> double points(Rules<P> rules, P start, RandomGenerator random) {
        P position = start;
        while (position.turn() != Position.OVER) {
            position = position.play(position.randomMove(random));
        }
        P end = position;
        double others = IntStream.range(0, rules.players())
                .filter(player -> rules.team(player) != rules.team(0))
                .mapToDouble(end::score)
                .max()
                .orElseThrow();
        return (Math.signum(end.score(0) - others) + 1) / 2;
    }
}
