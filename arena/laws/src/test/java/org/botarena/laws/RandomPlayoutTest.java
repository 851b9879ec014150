package org.botarena.laws;

import static org.botarena.laws.Oracle.reversi;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.game.reversi.Reversi;
import org.junit.jupiter.api.Test;

class RandomPlayoutTest {
    private static final int GAMES = 100_000;

    @Test
    void randomReversiHasTheResultsOfTheOracle() {
        RandomGenerator random = new SplittableRandom(1);
        Reversi start = reversi("").start();
        double blackWins = 0;
        double draws = 0;
        double difference = 0;
        double plies = 0;
        double passes = 0;
        for (int game = 0; game < GAMES; game++) {
            Reversi position = start;
            for (long move = position.randomMove(random); move != Position.NONE; move = position.randomMove(random)) {
                position = position.play(move);
                plies++;
                passes += move == Reversi.PASS ? 1 : 0;
            }
            double score = position.score(0);
            difference += score;
            blackWins += score > 0 ? 1 : 0;
            draws += score == 0 ? 1 : 0;
        }
        JsonNode oracle = Oracle.read("random_playout_statistics.json").get("reversi_uniform_random_playout_8x8");
        assertEquals(oracle.get("black_win").asDouble(), blackWins / GAMES, 0.01);
        assertEquals(oracle.get("draw").asDouble(), draws / GAMES, 0.005);
        assertEquals(oracle.get("white_win").asDouble(), 1 - (blackWins + draws) / GAMES, 0.01);
        assertEquals(oracle.get("mean_disc_diff_black").asDouble(), difference / GAMES, 0.3);
        assertEquals(oracle.get("mean_plies_with_passes").asDouble(), plies / GAMES, 0.05);
        assertEquals(oracle.get("mean_plies_without_passes").asDouble(), (plies - passes) / GAMES, 0.05);
    }
}
