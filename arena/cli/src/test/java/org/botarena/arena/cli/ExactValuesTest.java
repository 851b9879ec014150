package org.botarena.arena.cli;

import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.record.Records;
import org.botarena.arena.record.GameRecord;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that explain calls exact equal those of plain minimax, at every ply of random small games. */
class ExactValuesTest {
    private static final double WIN = 100;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi:size=4",
                "tictactoe",
                "hexapawn",
                "hexapawn:rows=4,columns=4",
                "morpion:phase=1",
                "matches",
                "matches:take=false",
                "divide:a=7,b=9",
                "dice"
            })
    void exactValuesMatchMinimax(String game) throws Exception {
        check(Games.installed().parse(game), game.startsWith("reversi"));
    }

    private <P extends Position<P>> void check(Rules<P> rules, boolean isInDiscs) throws Exception {
        Map<P, Double> known = new HashMap<>();
        for (int seed = 0; seed < 2; seed++) {
            List<P> positions = new ArrayList<>(List.of(rules.start()));
            GameRecord saved = Records.game("g" + seed, rules.name(), randomGame(positions, seed));
            Records.write(folder, saved);
            Ran ran = arena("explain", folder.toString(), saved.id(), "--all", "--json");
            for (JsonNode ply : new ObjectMapper().readTree(ran.out()).get("plies")) {
                int number = ply.get("ply").asInt();
                P position = positions.get(number);
                int player = position.turn();
                double best = value(position, player, isInDiscs, known);
                double played = value(positions.get(number + 1), player, isInDiscs, known);
                assertTrue(ply.get("exact").asBoolean(), () -> position + ": " + ply);
                assertEquals(best, ply.get("bestValue").asDouble(), () -> position + ": " + ply);
                assertEquals(played, ply.get("value").asDouble(), () -> position + ": " + ply);
            }
        }
    }

    private static <P extends Position<P>> String randomGame(List<P> positions, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> moves = new ArrayList<>();
        P position = positions.get(0);
        while (position.turn() != Position.OVER) {
            long move = position.randomMove(random);
            moves.add(position.show(move));
            position = position.play(move);
            positions.add(position);
        }
        return String.join(" ", moves);
    }

    /** Minimax from a player's side; the stored value is that of player 0. */
    private static <P extends Position<P>> double value(
            P position, int player, boolean isInDiscs, Map<P, Double> known) {
        Double value = known.get(position);
        if (value == null) {
            value = minimax(position, isInDiscs, known);
            known.put(position, value);
        }
        return player == 0 ? value : 0 - value;
    }

    private static <P extends Position<P>> double minimax(P position, boolean isInDiscs, Map<P, Double> known) {
        int turn = position.turn();
        if (turn == Position.OVER) {
            double score = position.score(0);
            return isInDiscs ? score : WIN * Math.signum(score);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            best = Math.max(best, value(position.play(move), turn, isInDiscs, known));
        }
        return turn == 0 ? best : 0 - best;
    }
}
