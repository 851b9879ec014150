package org.botarena.bench.byhand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.jass.Jass;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

/** Compares equal work: the loops by hand play the games that the interface plays. */
class YardstickTest {
    private final Rules<Reversi> reversi = ApiWorkload.rules("reversi", Reversi.class);
    private final Rules<TicTacToe> ticTacToe = ApiWorkload.rules("tictactoe", TicTacToe.class);

    private final Rules<Draughts> draughts = ApiWorkload.rules("draughts", Draughts.class);

    private final Rules<Jass> jass = ApiWorkload.rules("jass", Jass.class);

    @Test
    void perftByHandIsPerftThroughTheInterface() {
        for (int depth = 1; depth <= 7; depth++) {
            assertEquals(
                    ApiWorkload.perft(reversi.start(), depth, new long[depth + 1][reversi.maxMoves()]),
                    Yardstick.perft(depth),
                    "depth " + depth);
        }
    }

    /** Without a pass, that is: for a pass, which is a move of the game, the interface draws a number more. */
    @Test
    void fromOneSeedTheSameGameIsPlayedByHandAndThroughTheInterface() {
        int compared = 0;
        for (int seed = 0; seed < 2000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Reversi position = reversi.start();
            boolean hasPass = false;
            while (position.turn() != Position.OVER) {
                long[] moves = position.moves();
                long move = moves[Yardstick.below(moves.length, random)];
                hasPass |= move == Reversi.PASS;
                position = position.play(move);
            }
            if (!hasPass) {
                compared++;
                assertEquals(position.score(0), Yardstick.playOut(new SplittableRandom(seed), false), "seed " + seed);
                assertEquals(position.score(0), Yardstick.playOut(new SplittableRandom(seed), true), "seed " + seed);
            }
        }
        assertTrue(compared > 500, compared + " games without a pass");
    }

    @Test
    void theTwoWaysThroughTheInterfaceGiveTheSameStatistics() {
        SplittableRandom random = new SplittableRandom(8);
        long[] buffer = new long[reversi.maxMoves()];
        int games = 20_000;
        double byBuffer = 0;
        double byRandomMove = 0;
        for (int i = 0; i < games; i++) {
            byBuffer += Math.signum(ApiWorkload.playOut(reversi.start(), random, buffer));
            byRandomMove += Math.signum(ApiWorkload.playOut(reversi.start(), random));
        }
        assertEquals(byBuffer / games, byRandomMove / games, 4 * Math.sqrt(2.0 / games));
    }

    @Test
    void randomMoveGivesTheSameStatisticsAsTheLoopByHand() {
        SplittableRandom random = new SplittableRandom(7);
        int games = 20_000;
        double byHand = 0;
        double byRandomMove = 0;
        for (int i = 0; i < games; i++) {
            byHand += Math.signum(Yardstick.playOut(random, true));
            byRandomMove += Math.signum(ApiWorkload.playOut(reversi.start(), random));
        }
        // Four standard deviations of the difference of two means of signs.
        assertEquals(byHand / games, byRandomMove / games, 4 * Math.sqrt(2.0 / games));
    }

    @Test
    void ticTacToeByHandPlaysTheGameOfTheInterface() {
        long[] buffer = new long[ticTacToe.maxMoves()];
        for (int seed = 0; seed < 2000; seed++) {
            assertEquals(
                    ApiWorkload.playOut(ticTacToe.start(), new SplittableRandom(seed), buffer),
                    TicTacToeByHand.playOut(new SplittableRandom(seed)),
                    "seed " + seed);
        }
    }

    @Test
    void draughtsByHandPlaysTheGameOfTheInterfaceByEitherWay() {
        long[] buffer = new long[draughts.maxMoves()];
        for (int seed = 0; seed < 20_000; seed++) {
            int byHand = DraughtsByHand.playOut(new SplittableRandom(seed));
            assertEquals(
                    ApiWorkload.playOut(draughts.start(), new SplittableRandom(seed), buffer), byHand, "seed " + seed);
            assertEquals(ApiWorkload.playOut(draughts.start(), new SplittableRandom(seed)), byHand, "seed " + seed);
        }
    }

    @Test
    void jassByHandPlaysTheTurnOfTheInterfaceByEitherWay() {
        long[] buffer = new long[jass.maxMoves()];
        int oneSided = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            Jass deal = jass.deal(new SplittableRandom(seed));
            int byHand = new JassByHand(deal).playOut(new SplittableRandom(seed));
            assertEquals(ApiWorkload.playOut(deal, new SplittableRandom(seed), buffer), byHand, "seed " + seed);
            assertEquals(ApiWorkload.playOut(deal, new SplittableRandom(seed)), byHand, "seed " + seed);
            oneSided += byHand == 0 || byHand == 257 ? 1 : 0;
        }
        assertTrue(oneSided > 10, oneSided + " turns of one team");
    }

    @Test
    void perftOfDraughtsByHandIsPerftThroughTheInterface() {
        for (int depth = 1; depth <= 8; depth++) {
            assertEquals(
                    ApiWorkload.perft(draughts.start(), depth, new long[depth + 1][draughts.maxMoves()]),
                    DraughtsByHand.perft(depth),
                    "depth " + depth);
        }
    }

    @Test
    void aReversiGameHasAboutSixtyPlies() {
        SplittableRandom random = new SplittableRandom(3);
        double plies = 0;
        for (int i = 0; i < 1000; i++) {
            plies += ApiWorkload.length(reversi.start(), random);
        }
        assertEquals(61, plies / 1000, 1);
    }
}
