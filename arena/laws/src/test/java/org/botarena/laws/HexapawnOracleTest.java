package org.botarena.laws;

import static org.botarena.laws.Oracle.each;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.hexapawn.Hexapawn;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** All games of Hexapawn on small boards, counted by another independent program. */
class HexapawnOracleTest {
    @TestFactory
    Stream<DynamicTest> allGamesAndPositionsAreCounted() {
        return each(Oracle.read("small_games.json").at("/hexapawn/results"))
                .map(entry -> DynamicTest.dynamicTest(
                        "%d rows, %d columns"
                                .formatted(
                                        entry.get("rows").asInt(),
                                        entry.get("cols").asInt()),
                        () -> new Count(entry).check()));
    }

    private static final class Count {
        private final JsonNode facts;
        private final Rules<Hexapawn> rules;
        private final Set<Hexapawn> positions = new HashSet<>();
        private long nodes;
        private long games;
        private long wonByTheOpener;

        @SuppressWarnings("unchecked") // the name determines the position type
        Count(JsonNode facts) {
            this.facts = facts;
            this.rules = (Rules<Hexapawn>) Games.installed()
                    .parse("hexapawn:rows=%d,columns=%d"
                            .formatted(
                                    facts.get("rows").asInt(), facts.get("cols").asInt()));
        }

        void check() {
            walk(rules.start());
            assertEquals(facts.get("tree_nodes_incl_root").asLong(), nodes);
            assertEquals(facts.get("games").asLong(), games);
            assertEquals(facts.get("first_player_wins").asLong(), wonByTheOpener);
            assertEquals(facts.get("second_player_wins").asLong(), games - wonByTheOpener);
            assertEquals(facts.get("reachable_positions_with_side").asInt(), positions.size());
            double value = new ExhaustiveSolver<Hexapawn>(1).value(rules.start());
            assertEquals(facts.get("winner").asText().equals("first") ? 1 : -1, value);
            JsonNode counts = facts.get("perft_exact_depth");
            for (int depth = 1; depth <= counts.size(); depth++) {
                assertEquals(
                        counts.get(depth - 1).asLong(),
                        Perft.count(rules, depth).nodes());
            }
        }

        private void walk(Hexapawn position) {
            nodes++;
            positions.add(position);
            long[] moves = position.moves();
            if (moves.length == 0) {
                assertEquals(Position.OVER, position.turn());
                games++;
                wonByTheOpener += position.score(0) > 0 ? 1 : 0;
            }
            for (long move : moves) {
                walk(position.play(move));
            }
        }
    }
}
