package org.botarena.search.partie;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * {@code partie(a, b, game, n)} of the Bordeaux course: 2n games (at least 2), in which the first player opens the
 * first, third, … game and the second player the others. All games run in one process and one thread, so the players'
 * memory is kept from game to game unless they are to forget. There are no openings. All dice come from one seeded
 * generator.
 */
public final class Partie<P extends Position<P>> {
    private final Rules<P> rules;
    private final RandomGenerator chance;
    private final boolean isForgetting;

    /** Plays a game for two; outcomes of chance are drawn from the generator. */
    public Partie(Rules<P> rules, RandomGenerator chance) {
        this(rules, chance, false);
    }

    /** Like the other constructor; with {@code isForgetting}, the players forget their memory before each game. */
    public Partie(Rules<P> rules, RandomGenerator chance, boolean isForgetting) {
        if (rules.players() != 2) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "%s has %d seats: a partie is a match of two players", rules.name(), rules.players()));
        }
        this.rules = rules;
        this.chance = chance;
        this.isForgetting = isForgetting;
    }

    /**
     * Plays the match.
     *
     * @param names of both players
     * @param n half the number of games
     */
    public Statistics play(List<String> names, Player<P> a, Player<P> b, int n) {
        Statistics statistics = new Statistics(names.get(0), names.get(1));
        for (int game = 0; game < 2 * Math.max(1, n); game++) {
            boolean isFirstOpening = game % 2 == 0;
            List<Player<P>> seats = isFirstOpening ? List.of(a, b) : List.of(b, a);
            if (isForgetting) {
                a.forget();
                b.forget();
            }
            P position = rules.deal(chance);
            int plies = 0;
            while (position.turn() != Position.OVER) {
                position = position.tryPlay(next(position, seats));
                plies++;
            }
            double points = (1 + Math.signum(rules.margin(position, 0))) / 2;
            statistics.add(isFirstOpening ? 0 : 1, points, 1 - points, plies);
        }
        return statistics;
    }

    private long next(P position, List<Player<P>> seats) {
        long forced = rules.forced(position);
        if (forced != Position.NONE) {
            return forced;
        }
        int turn = position.turn();
        return turn == Position.CHANCE
                ? position.randomMove(chance)
                : seats.get(turn).choose(position.seenBy(turn));
    }
}
