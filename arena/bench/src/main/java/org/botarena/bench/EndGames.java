package org.botarena.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.minimax.Endgame;

/** The time to solve the FFO positions with 14 to 16 empty squares, as the median of several rounds for each. */
public final class EndGames {
    private static final int WARM_UP = 1;
    private static final int ROUNDS = 5;
    private static final int ENTRIES = 1 << 18;
    private static final double MILLION = 1e6;

    private EndGames() {}

    /** Measures and prints. */
    public static void main(String[] arguments) throws IOException {
        JsonNode positions = positions();
        double[] medians = new double[positions.size()];
        System.out.printf("%-8s %8s %7s %12s %9s%n", "", "empties", "score", "nodes", "ms");
        for (int i = 0; i < medians.length; i++) {
            medians[i] = row(positions.get(i));
        }
        Arrays.sort(medians);
        System.out.printf(Locale.ROOT, "median %.0f ms%n", medians[medians.length / 2]);
    }

    /** Solves one position repeatedly, each time with an empty table. */
    private static double row(JsonNode entry) {
        Rules<Reversi> rules = ApiWorkload.rules("reversi", Reversi.class);
        Reversi position = rules.parse(entry.get("board_a1_to_h8_rowmajor").asText() + " "
                + entry.get("side_to_move").asText());
        double[] millis = new double[ROUNDS];
        long nodes = 0;
        double score = 0;
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            Endgame solver = new Endgame(rules, ENTRIES);
            long began = System.nanoTime();
            score = solver.solve(position).value();
            if (round >= 0) {
                millis[round] = (System.nanoTime() - began) / MILLION;
            }
            nodes = solver.nodes();
        }
        if (score != entry.get("best_score").asDouble()) {
            throw new AssertionError(entry.get("id") + " is solved with the score " + score);
        }
        Arrays.sort(millis);
        System.out.printf(
                Locale.ROOT,
                "%-8s %8d %7.0f %,12d %9.0f%n",
                entry.get("id").asText(),
                entry.get("empties").asInt(),
                score,
                nodes,
                millis[ROUNDS / 2]);
        return millis[ROUNDS / 2];
    }

    private static JsonNode positions() throws IOException {
        try (InputStream in = EndGames.class.getResourceAsStream("/oracles/reversi_endgames_ffo.json")) {
            return new ObjectMapper()
                    .readTree(Objects.requireNonNull(in, "the end games"))
                    .get("easy_14_to_16_empties");
        }
    }
}
