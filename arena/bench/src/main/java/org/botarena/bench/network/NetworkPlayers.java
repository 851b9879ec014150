package org.botarena.bench.network;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.evaluator.Evaluator;
import org.botarena.search.tree.Puct;

/**
 * Players of a two-player game, as functions from a position to a move, and their games. Nothing is kept from move to
 * move, so one player can play many games. One thread at a time.
 *
 * @param rules the game
 */
public record NetworkPlayers<P extends Position<P>>(Rules<P> rules) {
    private static final double EXPLORATION = 1.5;
    private static final int NODES = 100_000;

    /** PUCT as in zero, with this budget for each move. */
    public ToLongFunction<P> searching(Evaluator<P> evaluator, Supplier<Budget> budget) {
        Puct.Settings settings = new Puct.Settings(Puct.Form.PAPER, EXPLORATION, true, false, NODES);
        Puct<P> search = new Puct<>(rules, settings, evaluator, new SplittableRandom(1));
        return position -> search.choose(position, new long[0], budget.get());
    }

    /** The move with the highest p. */
    public ToLongFunction<P> alone(Evaluator<P> evaluator) {
        double[] policy = new double[rules.maxMoves()];
        return position -> {
            long[] moves = position.moves();
            evaluator.evaluate(position, moves, moves.length, policy);
            int best = 0;
            for (int i = 1; i < moves.length; i++) {
                best = policy[i] > policy[best] ? i : best;
            }
            return moves[best];
        };
    }

    /** One player's share of the points against the other, in two games of each opening. */
    public double points(ToLongFunction<P> one, ToLongFunction<P> other, List<P> openings) {
        double points = 0;
        for (P start : openings) {
            points += (1 + result(start, one, other)) / 2;
            points += (1 - result(start, other, one)) / 2;
        }
        return points / (2 * openings.size());
    }

    /** This number of openings, which are always the same. */
    public List<P> openings(int count) {
        SplittableRandom random = new SplittableRandom(1);
        return Stream.generate(() -> opening(random)).limit(count).toList();
    }

    /** An opening of the game's default number of random plies. */
    public P opening(SplittableRandom random) {
        P start = rules.start();
        for (int ply = 0; ply < rules.openingPlies(); ply++) {
            start = start.play(start.randomMove(random));
        }
        return start;
    }

    /** The positions of a game, from the start to its end. */
    public List<P> game(P start, ToLongFunction<P> first, ToLongFunction<P> second) {
        List<P> game = new ArrayList<>(List.of(start));
        P position = start;
        while (position.turn() >= 0) {
            position = position.play((position.turn() == 0 ? first : second).applyAsLong(position));
            game.add(position);
        }
        return game;
    }

    /** 1, 0 or -1 for the first. */
    public double result(P start, ToLongFunction<P> first, ToLongFunction<P> second) {
        List<P> game = game(start, first, second);
        return Math.signum(rules.margin(game.get(game.size() - 1), 0));
    }
}
