package org.botarena.bench;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Sprt;

/** Seeded games of two sample agents against each other, each opening every other game: the same on every machine. */
record Contest<P extends Position<P>>(Rules<P> rules, Player<P> ours, Player<P> theirs) {

    /** A kind of agent, with its options. */
    record Player<P extends Position<P>>(Class<?> type, String options, Function<Game<P>, Agent<P>> make) {}

    private record Side<P extends Position<P>>(BenchmarkGame<P> seat, Agent<P> agent) {}

    /** The points of {@code ours}: 1 a win, a half a draw. */
    double points(int games) throws Exception {
        double points = 0;
        for (int game = 0; game < games; game++) {
            int seat = game % 2;
            points += points(rules.start(), game, seat);
        }
        return points;
    }

    /**
     * Pairs of games, each pair from a random opening with both seatings, until a test is decided.
     *
     * @param most pairs; then the results stand as they are
     */
    Counts until(Sprt test, int most) throws Exception {
        Counts counts = Counts.pairs(0, 0, 0, 0, 0);
        for (int pair = 0; pair < most && test.after(counts).verdict() == Sprt.Verdict.UNDECIDED; pair++) {
            P opening = opening(new SplittableRandom(pair));
            counts = counts.and(points(opening, 2 * pair, 0) + points(opening, 2 * pair + 1, 1));
        }
        return counts;
    }

    private P opening(SplittableRandom random) {
        P position = rules.start();
        for (int ply = 0; ply < rules.openingPlies(); ply++) {
            position = position.play(position.randomMove(random));
        }
        return position;
    }

    private double points(P start, int game, int seat) throws Exception {
        return (1 + Math.signum(end(start, game, seat).score(seat))) / 2;
    }

    private P end(P start, int game, int seatOfOurs) throws Exception {
        Side<P> own = side(ours, 2L * game);
        Side<P> other = side(theirs, 2L * game + 1);
        List<Side<P>> sides = seatOfOurs == 0 ? List.of(own, other) : List.of(other, own);
        own.seat.setUp(start);
        other.seat.setUp(start);
        P position = start;
        while (position.turn() != Position.OVER) {
            long move = rules.forced(position);
            if (move == Position.NONE) {
                Side<P> mover = sides.get(position.turn());
                mover.seat.setTime(Duration.ofSeconds(2));
                move = mover.agent.play(position.turn());
            }
            position = position.tryPlay(move);
            own.seat.play(move);
            other.seat.play(move);
        }
        return position;
    }

    private Side<P> side(Player<P> player, long seed) {
        BenchmarkGame<P> seat = BenchmarkGame.of(rules, seed, player.type, player.options);
        return new Side<>(seat, player.make.apply(seat));
    }
}
