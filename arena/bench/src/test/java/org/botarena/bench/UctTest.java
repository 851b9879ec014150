package org.botarena.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.samples.random.RandomAgent;
import org.botarena.samples.uct.Uct;
import org.junit.jupiter.api.Test;

/** The sample agent uct. */
class UctTest {
    private final Rules<Reversi> reversi = ApiWorkload.rules("reversi", Reversi.class);
    private final Rules<Reversi> small = ApiWorkload.rules("reversi:size=6", Reversi.class);
    private final Rules<Reversi> tiny = ApiWorkload.rules("reversi:size=4", Reversi.class);
    private final Rules<TicTacToe> ticTacToe = ApiWorkload.rules("tictactoe", TicTacToe.class);

    private static <P extends Position<P>> BenchmarkGame<P> seat(Rules<P> rules, long seed, String options) {
        return BenchmarkGame.of(rules, seed, Uct.class, options);
    }

    private static <P extends Position<P>> long answer(Rules<P> rules, P position, long seed, int simulations) {
        BenchmarkGame<P> seat = seat(rules, seed, "simulations=" + simulations);
        Uct<P> uct = new Uct<>(seat);
        seat.setUp(position);
        return uct.play(position.turn());
    }

    @Test
    void theOnlyMoveThatDoesNotLoseIsPlayed() {
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(5, answer(ticTacToe, ticTacToe.parse("O.X.O...X O"), seed, 1000), "seed " + seed);
        }
    }

    @Test
    void aWinIsTakenAtOnce() {
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(2, answer(ticTacToe, ticTacToe.parse("XX.OO.... X"), seed, 1000), "for X, seed " + seed);
            assertEquals(5, answer(ticTacToe, ticTacToe.parse("XX.OO..X. O"), seed, 1000), "for O, seed " + seed);
        }
    }

    @Test
    void randomIsBeatenPracticallyAlways() throws Exception {
        Contest<Reversi> contest = new Contest<>(
                small,
                new Contest.Player<>(Uct.class, "simulations=500", Uct::new),
                new Contest.Player<>(RandomAgent.class, "", RandomAgent::new));
        double points = contest.points(40);
        assertTrue(points >= 38, points + " points of 40");
    }

    /**
     * Move 0 wins if the same player then picks 2; move 1 only if the opponent picks 2. A search that flips signs at
     * every ply confuses the players of the second and third pick.
     */
    @Test
    void whoMovesTwiceInARowChoosesTwice() {
        Script.Facts twice = new Script.Facts(
                "001", 3, played -> played.get(0) == 0 ? played.get(1) == 2 : played.get(0) == 1 && played.get(2) == 2);
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(0, answer(twice, twice.start(), seed, 3000), "seed " + seed);
        }
    }

    @Test
    void theBestResultIsFoundBeyondPasses() {
        SplittableRandom random = new SplittableRandom(11);
        int asked = 0;
        for (int tried = 0; asked < 40; tried++) {
            assertTrue(tried < 100_000, "only " + asked + " positions with a pass ahead that matters");
            Reversi position = endGame(random);
            if (!hasPassAhead(position)) {
                continue;
            }
            double[] values = Arrays.stream(position.moves())
                    .mapToDouble(move -> value(position.play(move), position.turn()))
                    .toArray();
            double best = Arrays.stream(values).max().orElseThrow();
            if (Arrays.stream(values).min().orElseThrow() == best) {
                continue;
            }
            long move = answer(tiny, position, tried, 4000);
            assertEquals(best, value(position.play(move), position.turn()), position + ": " + position.show(move));
            asked++;
        }
    }

    /** A random 4x4 position with a choice, a few plies before the end. */
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

    /** The exact result with best play of both: 1 a win of that player, 0 a draw, -1 a loss. */
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

    @Test
    void itStopsWhileThereIsTimeLeft() {
        for (int millis : new int[] {2000, 100, 20}) {
            BenchmarkGame<Reversi> seat = seat(reversi, 1, "");
            Uct<Reversi> uct = new Uct<>(seat);
            seat.setTime(Duration.ofMillis(millis));
            uct.play(0);
            Duration left = seat.timeLeft();
            assertTrue(left.toMillis() >= 3, left + " left of " + millis + " ms");
        }
    }

    /** A tenth of the time, minus 5 ms for sending the answer, 10 ms for a pause, and the looks at this clock. */
    @Test
    void itLeavesRoomForAPause() {
        BenchmarkGame<Reversi> seat = seat(reversi, 1, "");
        Uct<Reversi> agent = new Uct<>(seat);
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
            assertEquals(0, answer(wager, wager.start(), seed, 3000), "seed " + seed);
        }
    }

    /** A search that treats every other seat as an opponent expects player 2 to spoil the win. */
    @Test
    void aPartnersWinIsOnesOwn() {
        Secret.Facts partners = new Secret.Facts(
                "02", 1, (card, played) -> new long[] {0, 1, 2, 3}, (card, played) -> played.equals(List.of(1L, 2L)));
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(1, answer(partners, partners.start(), seed, 500), "seed " + seed);
        }
    }

    @Test
    void aFullTreeStopsGrowingAndTheSimulationsContinue() {
        for (int nodes : new int[] {1, 50, 500}) {
            BenchmarkGame<TicTacToe> seat = seat(ticTacToe, 1, "simulations=2000,nodes=" + nodes);
            assertEquals(4, new Uct<>(seat).play(0), "the middle is best in play-outs");
        }
    }

    @Test
    void eachMoveIsDecidedAgain() {
        BenchmarkGame<Reversi> seat = seat(reversi, 5, "simulations=200");
        Uct<Reversi> uct = new Uct<>(seat);
        for (int ply = 0; seat.position().turn() != Position.OVER; ply++) {
            long forced = reversi.forced(seat.position());
            seat.play(forced == Position.NONE ? uct.play(ply % 2) : forced);
        }
    }

    /**
     * Moves 0 to 2 win against one card of three each, move 3 against two; a search that trusts a single guess would
     * never play 3.
     */
    @Test
    void whatIsHiddenIsNotKnownToTheSearch() {
        Secret.Facts bet = new Secret.Facts(
                "0",
                3,
                (card, played) -> new long[] {0, 1, 2, 3},
                (card, played) ->
                        played.get(0) == 3 ? card != 1 : card == played.get(0).intValue());
        for (int card = 0; card < 3; card++) {
            for (int seed = 0; seed < 10; seed++) {
                Secret view = new Secret(bet, card, List.of()).seenBy(0);
                assertEquals(3, answer(bet, view, seed, 1000), "card " + card + ", seed " + seed);
            }
        }
    }

    /**
     * Player 1 refutes move 0 with card 0 of five, move 1 with three cards of five. Its winning answer 7 is not there
     * with the other cards, and a search that played it all the same would fail.
     */
    @Test
    void aMoveThatSomeGuessesAllowIsOnlyPlayedInThose() {
        Secret.Facts rare = new Secret.Facts(
                "01",
                5,
                (card, played) -> played.isEmpty()
                        ? new long[] {0, 1}
                        : card < (played.get(0) == 0 ? 1 : 3) ? new long[] {5, 6, 7} : new long[] {5, 6},
                (card, played) -> played.get(1) != 7);
        for (int seed = 0; seed < 20; seed++) {
            Secret view = new Secret(rare, 4, List.of()).seenBy(0);
            assertEquals(0, answer(rare, view, seed, 2000), "seed " + seed);
        }
    }
}
