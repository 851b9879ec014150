package org.botarena.samples.zero;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.botarena.api.Game;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.play.Practice;
import org.junit.jupiter.api.Test;

/** The agent: its options, and the games that it rejects. */
class ZeroTest {
    /** A game at its start, without a time limit. */
    private record Start<P extends Position<P>>(Rules<P> rules, long seed, Map<String, String> options)
            implements Game<P> {
        @Override
        public P position() {
            return rules.start();
        }

        @Override
        public long[] history() {
            return new long[0];
        }

        @Override
        public Duration timeLeft() {
            return Duration.ofSeconds(10);
        }
    }

    private static long firstMove(String game, long seed, String network, String temperature) throws Exception {
        return firstMove(Games.installed().parse(game), seed, network, temperature);
    }

    private static <P extends Position<P>> long firstMove(Rules<P> rules, long seed, String network, String temperature)
            throws Exception {
        Map<String, String> options =
                Map.of("network", network, "simulations", "50", "temperature", temperature, "explain", "false");
        return new Zero<>(new Start<>(rules, seed, options)).play(0);
    }

    private static Set<Long> firstMoves(String temperature) throws Exception {
        Set<Long> moves = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            moves.add(firstMove("reversi:size=4", seed, "uniform", temperature));
        }
        return moves;
    }

    @Test
    void withATemperatureTheMovesVaryAndWithoutTheyDoNot() throws Exception {
        assertEquals(1, firstMoves("0").size());
        assertTrue(firstMoves("1").size() > 1);
    }

    @Test
    void aGameWithoutANetworkIsRejectedUnlessItIsNotNeeded() throws Exception {
        for (String game : new String[] {"reversi", "draughts", "hexapawn:rows=4"}) {
            IllegalArgumentException e =
                    assertThrows(IllegalArgumentException.class, () -> firstMove(game, 1, "file", "0"));
            assertEquals(
                    "zero has no network for " + game + "; with the option network=uniform it plays without one",
                    e.getMessage());
            firstMove(game, 1, "uniform", "0");
        }
    }

    @Test
    void hiddenCardsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> firstMove("jass", 1, "uniform", "0"));
    }

    @Test
    void itNeverLosesAWonGameOfHexapawn() throws Exception {
        Practice.Score score = Practice.of("hexapawn").play(Zero.class, 20, 1);
        assertTrue(score.wins() >= 10, score.toString());
    }
}
