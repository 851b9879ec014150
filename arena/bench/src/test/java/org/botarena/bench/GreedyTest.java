package org.botarena.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.game.reversi.Reversi;
import org.botarena.samples.greedy.Greedy;
import org.botarena.samples.random.RandomAgent;
import org.junit.jupiter.api.Test;

/** The sample agents greedy and random. */
class GreedyTest {
    private final Rules<Reversi> reversi = ApiWorkload.rules("reversi", Reversi.class);
    private final Rules<Reversi> tiny = ApiWorkload.rules("reversi:size=4", Reversi.class);

    private static long answer(Rules<Reversi> rules, Reversi position, long seed) {
        BenchmarkGame<Reversi> seat = BenchmarkGame.of(rules, seed, Greedy.class, "");
        seat.setUp(position);
        return new Greedy(seat).play(position.turn());
    }

    @Test
    void noMoveLeavesItWithMoreDiscs() {
        SplittableRandom random = new SplittableRandom(2);
        for (int game = 0; game < 20; game++) {
            for (Reversi position = reversi.start(); position.turn() != Position.OVER; ) {
                Reversi here = position;
                int player = here.turn();
                int most = Arrays.stream(here.moves())
                        .mapToInt(move -> here.play(move).discs(player))
                        .max()
                        .orElseThrow();
                assertEquals(most, here.play(answer(reversi, here, game)).discs(player), here.toString());
                position = here.play(here.randomMove(random));
            }
        }
    }

    @Test
    void amongEqualsACornerIsTaken() {
        Reversi position = tiny.parse("----" + "-OX-" + "-OX-" + "---- X");
        // a1 to a4 turn one disc each (a2 and a3 a row, a1 and a4 a diagonal): the corners are better.
        for (int seed = 0; seed < 20; seed++) {
            String move = position.show(answer(tiny, position, seed));
            assertTrue(move.equals("a1") || move.equals("a4"), move);
        }
    }

    @Test
    void greedyBeatsRandomMoreOftenThanNot() throws Exception {
        Contest<Reversi> contest = new Contest<>(
                reversi,
                new Contest.Player<>(Greedy.class, "", Greedy::new),
                new Contest.Player<>(RandomAgent.class, "", RandomAgent::new));
        double points = contest.points(200);
        assertTrue(points >= 110, points + " points of 200");
    }
}
