package org.botarena.bench.course;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Ultimate;
import org.botarena.search.minimax.Memory;
import org.botarena.search.minimax.Minimax;
import org.botarena.search.minimax.NegAlphaBetaMemory;

/**
 * Ultimate's evaluation of Hexapawn compared with none, at the same depth: with minimax, with the course's memory, and
 * with the same memory emptied before each decision. Games start from random openings of two plies, each with both
 * seatings.
 */
public final class UltimateOnHexapawn {
    private static final List<String> BOARDS = List.of("4", "5", "6");
    private static final int OPENING_PLIES = 2;

    private UltimateOnHexapawn() {}

    /** Prints games won of those played, for each depth up to 4; the argument, if there is one, is the games of a cell (300). */
    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 300;
        int deepest = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 4;
        System.out.printf(
                "won of %d%n| board | pf | minimax | memory | memory emptied |%n|---|--:|--:|--:|--:|%n", games);
        for (String size : BOARDS) {
            Rules<?> rules = Games.installed().parse("hexapawn:rows=%s,columns=%s".formatted(size, size));
            for (int pf = 1; pf <= deepest; pf++) {
                row(rules, size, pf, games);
            }
        }
    }

    private static <P extends Position<P>> void row(Rules<P> rules, String size, int pf, int games) {
        Estimation<P> knowing = Ultimate.of(rules);
        Estimation<P> plain = Estimation.plain(rules);
        System.out.printf(
                "| %sx%s | %d | %d | %d | %d |%n",
                size,
                size,
                pf,
                won(rules, pf, games, () -> new Minimax<>(rules, knowing), () -> new Minimax<>(rules, plain)),
                won(rules, pf, games, () -> remembering(rules, knowing), () -> remembering(rules, plain)),
                won(rules, pf, games, () -> forgetting(rules, knowing), () -> remembering(rules, plain)));
    }

    private static <P extends Position<P>> Search<P> remembering(Rules<P> rules, Estimation<P> leaves) {
        return NegAlphaBetaMemory.standard(rules, leaves, Memory.ofPositions());
    }

    private static <P extends Position<P>> Search<P> forgetting(Rules<P> rules, Estimation<P> leaves) {
        return (position, depth, meter) -> remembering(rules, leaves).decide(position, depth, meter);
    }

    private static <P extends Position<P>> int won(
            Rules<P> rules, int pf, int games, Supplier<Search<P>> ours, Supplier<Search<P>> theirs) {
        int won = 0;
        for (int game = 0; game < games; game++) {
            P position = opening(rules, new SplittableRandom(game / 2));
            List<Search<P>> seats =
                    game % 2 == 0 ? List.of(ours.get(), theirs.get()) : List.of(theirs.get(), ours.get());
            while (position.turn() != Position.OVER) {
                Search<P> mover = seats.get(position.turn());
                position = position.play(
                        mover.decide(position, pf, Meter.unlimited()).move());
            }
            won += position.score(game % 2) > 0 ? 1 : 0;
        }
        return won;
    }

    /** An opening that does not end the game. */
    private static <P extends Position<P>> P opening(Rules<P> rules, SplittableRandom random) {
        P position = rules.start();
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            position = position.play(position.randomMove(random));
        }
        return position.turn() == Position.OVER ? opening(rules, random) : position;
    }
}
