package org.botarena.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.samples.flat.Flat;
import org.botarena.samples.random.RandomAgent;
import org.junit.jupiter.api.Test;

/** The sample agent flat. */
class FlatTest {
    private final Rules<Reversi> reversi = ApiWorkload.rules("reversi", Reversi.class);
    private final Rules<Reversi> small = ApiWorkload.rules("reversi:size=6", Reversi.class);
    private final Rules<TicTacToe> ticTacToe = ApiWorkload.rules("tictactoe", TicTacToe.class);

    private static <P extends Position<P>> long answer(Rules<P> rules, P position, long seed) {
        BenchmarkGame<P> seat = BenchmarkGame.of(rules, seed, Flat.class, "rounds=1000");
        Flat<P> flat = new Flat<>(seat);
        seat.setUp(position);
        return flat.play(position.turn());
    }

    @Test
    void theOnlyMoveThatDoesNotLoseIsPlayed() {
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(5, answer(ticTacToe, ticTacToe.parse("O.X.O...X O"), seed), "seed " + seed);
        }
    }

    @Test
    void aWinIsTakenAtOnce() {
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(2, answer(ticTacToe, ticTacToe.parse("XX.OO.... X"), seed), "for X, seed " + seed);
            assertEquals(5, answer(ticTacToe, ticTacToe.parse("XX.OO..X. O"), seed), "for O, seed " + seed);
        }
    }

    @Test
    void randomIsBeatenPracticallyAlways() throws Exception {
        Contest<Reversi> contest = new Contest<>(
                small,
                new Contest.Player<>(Flat.class, "rounds=50", Flat::new),
                new Contest.Player<>(RandomAgent.class, "", RandomAgent::new));
        double points = contest.points(40);
        assertTrue(points >= 36, points + " points of 40");
    }

    @Test
    void itStopsWhileThereIsTimeLeft() {
        for (int millis : new int[] {2000, 100, 20}) {
            BenchmarkGame<Reversi> seat = BenchmarkGame.of(reversi, 1, Flat.class, "");
            Flat<Reversi> flat = new Flat<>(seat);
            seat.setTime(Duration.ofMillis(millis));
            flat.play(0);
            Duration left = seat.timeLeft();
            assertTrue(left.toMillis() >= 3, left + " left of " + millis + " ms");
        }
    }

    /** A tenth of the time, minus 5 ms for sending the answer, 10 ms for a pause, and the looks at this clock. */
    @Test
    void itLeavesRoomForAPause() {
        BenchmarkGame<Reversi> seat = BenchmarkGame.of(reversi, 1, Flat.class, "");
        Flat<Reversi> agent = new Flat<>(seat);
        seat.setTime(Duration.ofMillis(200));
        agent.play(0);
        long left = seat.timeLeft().toMillis();
        assertTrue(left >= 30, left + " ms left of 200");
    }

    /** Move 0 wins only with face 0, but the die is loaded; move 1 wins with three faces of five. */
    @Test
    void outcomesAreDrawnByTheirProbabilities() {
        Script.Facts wager = new Script.Facts(
                "0?", 5, played -> played.get(0) == 0 ? played.get(1) == 0 : played.get(0) == 1 && played.get(1) > 1);
        for (int seed = 0; seed < 10; seed++) {
            assertEquals(0, answer(wager, wager.start(), seed), "seed " + seed);
        }
    }

    /** Moves 0 to 2 win against one card of three each, move 3 against two; a single guess would not show it. */
    @Test
    void whatIsHiddenIsGuessedAgainForEachPlayOut() {
        Secret.Facts bet = new Secret.Facts(
                "0",
                3,
                (card, played) -> new long[] {0, 1, 2, 3},
                (card, played) ->
                        played.get(0) == 3 ? card != 1 : card == played.get(0).intValue());
        for (int seed = 0; seed < 10; seed++) {
            assertEquals(3, answer(bet, new Secret(bet, 1, List.of()).seenBy(0), seed), "seed " + seed);
        }
    }

    @Test
    void aPartnersWinIsOnesOwn() {
        Secret.Facts partners = new Secret.Facts(
                "02", 1, (card, played) -> new long[] {0, 1, 2, 3}, (card, played) -> played.equals(List.of(1L, 2L)));
        for (int seed = 0; seed < 10; seed++) {
            assertEquals(1, answer(partners, partners.start(), seed), "seed " + seed);
        }
    }
}
