package org.botarena.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.TimeBudgets;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.matches.Matches;
import org.botarena.game.pig.Pig;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Properties of every tree search. */
class TreeSearchTest {
    private static final long[] NOTHING = {};

    private final Rules<TicTacToe> ticTacToe = Facts.rules("tictactoe", TicTacToe.class);
    private final Rules<Draughts> draughts = Facts.rules("draughts", Draughts.class);
    private final Rules<Reversi> reversi = Facts.rules("reversi", Reversi.class);
    private final Rules<Reversi> tiny = Facts.rules("reversi:size=4", Reversi.class);
    private final Rules<Pig> pig = Facts.rules("pig", Pig.class);

    private static <P extends Position<P>> long choose(Kind kind, Rules<P> rules, P position, long seed, int units) {
        return kind.make(rules, new SplittableRandom(seed)).choose(position, NOTHING, Budget.units(units));
    }

    @ParameterizedTest
    @EnumSource
    void theOnlyMoveThatDoesNotLoseIsPlayed(Kind kind) {
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(5, choose(kind, ticTacToe, ticTacToe.parse("O.X.O...X O"), seed, 1000), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aWinIsTakenAtOnce(Kind kind) {
        for (int seed = 0; seed < 10; seed++) {
            assertEquals(2, choose(kind, ticTacToe, ticTacToe.parse("XX.OO.... X"), seed, 1000), "for X, seed " + seed);
            assertEquals(5, choose(kind, ticTacToe, ticTacToe.parse("XX.OO.X.. O"), seed, 1000), "for O, seed " + seed);
        }
    }

    /** Heaps of 4, 8 and 12 are lost; from any other heap, the search leaves one of them. */
    @ParameterizedTest
    @EnumSource
    void itLeavesAMultipleOfFour(Kind kind) {
        Rules<Matches> matches = Facts.rules("matches:n=13", Matches.class);
        for (int left = 1; left <= 13; left++) {
            long taken = choose(kind, matches, matches.parse(left + " 1"), left, 4000);
            assertTrue(left % 4 == 0 || taken == left % 4, "of %d taken %d".formatted(left, taken));
        }
    }

    /** All three moves lose; a search that prefers the longest resistance finds the one that takes five plies. */
    @ParameterizedTest
    @EnumSource
    void searchesForResistancePreferTheLongestInALostEndgame(Kind kind) {
        Draughts position = draughts.parse("B:W5,21,27,K2,K8,K26:B1,14");
        for (int seed = 0; seed < 5; seed++) {
            String move = position.show(choose(kind, draughts, position, seed, 20_000));
            if (kind == Kind.UCT || kind == Kind.CAUTIOUS || kind == Kind.PUCT_SAMPLED || kind == Kind.UCT_PRIOR) {
                assertEquals("14-18", move, "seed " + seed);
            } else {
                assertTrue(Arrays.asList("1-6", "14-17", "14-18").contains(move), move);
            }
        }
    }

    /** A player who has to pass moves again two plies later: signs depend on the player to move, not on the depth. */
    @ParameterizedTest
    @EnumSource
    void theBestResultIsFoundBeyondPasses(Kind kind) {
        SplittableRandom random = new SplittableRandom(11);
        int asked = 0;
        for (int tried = 0; asked < 25; tried++) {
            assertTrue(tried < 100_000, "only " + asked + " positions with a pass ahead that matters");
            Reversi position = endGame(random);
            if (!hasPassAhead(position) || !isDecisive(position)) {
                continue;
            }
            long move = choose(kind, tiny, position, tried, 8000);
            double best = value(position, position.turn());
            assertEquals(best, value(position.play(move), position.turn()), position + ": " + position.show(move));
            asked++;
        }
    }

    /** A random 4x4 position a few plies before the end. */
    private Reversi endGame(SplittableRandom random) {
        Reversi position = tiny.start();
        for (int ply = 4 + random.nextInt(5); ply > 0 && position.turn() != Position.OVER; ply--) {
            position = position.play(position.randomMove(random));
        }
        return position;
    }

    private static boolean hasPassAhead(Reversi position) {
        return position.moves().length > 1
                && Arrays.stream(position.moves()).anyMatch(move -> {
                    long[] answers = position.play(move).moves();
                    return answers.length == 1 && answers[0] == Reversi.PASS;
                });
    }

    private static boolean isDecisive(Reversi position) {
        return Arrays.stream(position.moves())
                        .mapToDouble(move -> value(position.play(move), position.turn()))
                        .distinct()
                        .count()
                > 1;
    }

    /** The exact result with best play by both: 1 a win of that player, 0 a draw, -1 a loss. */
    private static double value(Reversi position, int player) {
        int turn = position.turn();
        if (turn == Position.OVER) {
            return Math.signum(position.score(player));
        }
        double best = turn == player ? -1 : 1;
        for (long move : position.moves()) {
            double value = value(position.play(move), player);
            best = turn == player ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    /** Any roll except a 1 wins; holding gives the turn to an opponent who is then just as close. */
    @ParameterizedTest
    @EnumSource
    void itTakesTheDieIntoAccount(Kind kind) {
        for (int seed = 0; seed < 5; seed++) {
            assertEquals(Pig.ROLL, choose(kind, pig, pig.parse("60,99,39,0"), seed, 3000), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void itKeepsWithinTheTime(Kind kind) {
        TreeSearch<Reversi> search = kind.make(reversi, new SplittableRandom(1));
        search.choose(reversi.start(), NOTHING, Budget.units(200)); // The classes are now loaded.
        long before = System.nanoTime();
        search.choose(reversi.start(), NOTHING, Budget.of(new TimeBudgets().next(Duration.ofMillis(100), 1)));
        long millis = (System.nanoTime() - before) / 1_000_000;
        assertTrue(millis >= 70, "stopped after " + millis + " ms");
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedGivesTheSameGame(Kind kind) {
        assertEquals(choose(kind, reversi, reversi.start(), 7, 500), choose(kind, reversi, reversi.start(), 7, 500));
    }

    /** Whatever is kept from move to move, every chosen move is legal. */
    @ParameterizedTest
    @EnumSource
    void aWholeGameIsPlayedByLegalMoves(Kind kind) {
        TreeSearch<Reversi> search = kind.make(tiny, new SplittableRandom(3));
        SplittableRandom opponent = new SplittableRandom(4);
        Reversi position = tiny.start();
        long[] history = NOTHING;
        while (position.turn() != Position.OVER) {
            long move = position.turn() == 0
                    ? search.choose(position, history, Budget.units(300))
                    : position.randomMove(opponent);
            position = position.tryPlay(move);
            history = Arrays.copyOf(history, history.length + 1);
            history[history.length - 1] = move;
        }
    }
}
