package org.botarena.search.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.matches.Matches;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.junit.jupiter.api.Test;

/** UCT over a table, compared with the certain results of the course's tests ({@code bordeaux.json}, UCT). */
class TableUctTest {
    private static final long[] NOTHING = {};

    private final Rules<Matches> seven = Facts.rules("matches:n=7,take=false", Matches.class);
    private final Rules<Matches> ten = Facts.rules("matches:n=10,take=false", Matches.class);

    private static TableUct<Matches> uct(Rules<Matches> rules, int depth, int games, long seed) {
        return new TableUct<>(rules, TableUct.Settings.ofTheCourse(depth, games), new SplittableRandom(seed));
    }

    private static long decide(TableUct<Matches> uct, Matches position) {
        return uct.choose(position, NOTHING, Budget.unlimited());
    }

    private static int games(TableUct<Matches> uct, Matches position) {
        return Arrays.stream(position.moves())
                .map(move -> Arrays.stream(uct.counters(position, move)).sum())
                .mapToInt(Math::toIntExact)
                .sum();
    }

    @Test
    void withoutGamesItReturnsNoMove() {
        assertEquals(Position.NONE, decide(uct(seven, 2, 0, 1), seven.start()));
        assertEquals(Position.NONE, decide(uct(seven, 0, 10, 1), seven.start()));
    }

    /** 3 moves, and 3 below the one followed, with 100 games each. */
    @Test
    void theNewGamesOfTwoPliesAreAddedUp() {
        TableUct<Matches> uct = uct(seven, 2, 100, 1);
        decide(uct, seven.start());
        assertEquals(600, games(uct, seven.start()));
    }

    @Test
    void theNewGamesOfFourPliesAreAddedUp() {
        TableUct<Matches> uct = uct(ten, 4, 100, 1);
        decide(uct, ten.start());
        assertEquals(1200, games(uct, ten.start()));
    }

    /**
     * The player who leaves one match wins. Below that only one game is possible, and the memory serves the next
     * decision.
     */
    @Test
    void withFourLeftItTakesThree() {
        for (int seed = 0; seed < 20; seed++) {
            TableUct<Matches> uct = uct(seven, 2, 500, seed);
            Matches four = seven.parse("4 0");
            assertEquals(3, decide(uct, four));
            assertEquals(2000, games(uct, four));
            decide(uct, seven.start());
            assertEquals(3000, games(uct, seven.start()));
        }
    }

    @Test
    void priorKnowledgeIsNotPlayedAgain() {
        int twos = 0;
        for (int seed = 0; seed < 20; seed++) {
            TableUct<Matches> uct = uct(seven, 3, 10, seed);
            Matches six = seven.parse("6 1");
            Matches five = seven.parse("5 1");
            uct.preset(six, 2, 0, 0, 13);
            uct.preset(five, 0, 0, 11, 0);
            uct.preset(seven.start(), 1, 100, 0, 0);
            twos += decide(uct, seven.start()) == 2 ? 1 : 0;
            assertEquals(10, Arrays.stream(uct.counters(1)).sum());
            assertEquals(10, Arrays.stream(uct.counters(3)).sum());
            assertArrayEquals(new int[] {0, 0, 13}, uct.counters(six, 3));
            assertArrayEquals(new int[] {0, 11, 0}, uct.counters(five, 1));
            int below = Arrays.stream(uct.counters(five, 2)).sum()
                    + Arrays.stream(uct.counters(five, 3)).sum();
            int above = Arrays.stream(uct.counters(2)).sum() - 100;
            assertEquals(below, above);
            assertTrue(below == 50 || below == 40, below + " new games");
        }
        assertTrue(twos >= 16, "2 is played %d times of 20; in the course's own program 19 times".formatted(twos));
    }

    /**
     * One side's wins below are the other side's losses: the counters of a move and of its replies mirror each other.
     */
    @Test
    void winsAndLossesAreExchangedOnTheWayUp() {
        TableUct<Matches> uct = uct(seven, 2, 100, 3);
        Matches start = seven.start();
        decide(uct, start);
        for (long move : start.moves()) {
            int[] own = uct.counters(start, move);
            if (own[0] + own[1] > 100) {
                int won = 0;
                int lost = 0;
                for (long reply : start.play(move).moves()) {
                    won += uct.counters(start.play(move), reply)[0];
                    lost += uct.counters(start.play(move), reply)[1];
                }
                assertTrue(own[0] >= lost && own[0] - lost <= 100, own[0] + " won, below lost " + lost);
                assertEquals(100, own[0] - lost + (own[1] - won), "the games played from the move itself");
            }
        }
    }

    @Test
    void aDescentStopsWhenTheGamesAreUsedUp() {
        Rules<Reversi> reversi = Facts.rules("reversi", Reversi.class);
        TableUct.Settings settings = new TableUct.Settings(60, 100, 0, TableUct.C, true, true, 10_000);
        TableUct<Reversi> uct = new TableUct<>(reversi, settings, new SplittableRandom(1));
        uct.choose(reversi.start(), NOTHING, Budget.units(250));
        int games = Arrays.stream(reversi.start().moves())
                .mapToInt(move -> Arrays.stream(uct.counters(move)).sum())
                .sum();
        assertEquals(249, games, "a descent is a unit, too");
    }

    @Test
    void aFullTableIsEmptiedBeforeTheNextDecision() {
        Rules<Reversi> reversi = Facts.rules("reversi", Reversi.class);
        TableUct.Settings settings = new TableUct.Settings(60, 1, 0, TableUct.C, true, true, 16);
        TableUct<Reversi> uct = new TableUct<>(reversi, settings, new SplittableRandom(1));
        Reversi position = reversi.start();
        for (int i = 0; i < 10; i++) {
            position = position.tryPlay(uct.choose(position, NOTHING, Budget.units(2000)));
        }
    }
}
