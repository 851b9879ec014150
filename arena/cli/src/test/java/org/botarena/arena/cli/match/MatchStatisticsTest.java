package org.botarena.arena.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalDouble;
import org.botarena.arena.duel.DuelGame;
import org.botarena.arena.record.Outcome;
import org.botarena.search.partie.Statistics;
import org.junit.jupiter.api.Test;

/** A match as the Bordeaux course counts it. */
class MatchStatisticsTest {
    @Test
    void statisticsCreditTheWinnerWithTheWholeLength() {
        Statistics statistics = MatchCommand.statistics(
                List.of("ada", "bob"),
                List.of(game("0000-a-x", "ada", 1, "bob", 0), game("0000-b-x", "bob", 0.5, "ada", 0.5)));
        assertEquals(2, statistics.games());
        assertEquals(2, statistics.dictionaries().get("pv").get("ada"));
        assertEquals(1.5 * 3, statistics.dictionaries().get("moves").get("ada"));
    }

    private static DuelGame game(String id, String opener, double points, String other, double others) {
        return new DuelGame(new Outcome(id, side(opener, points), side(other, others)), 3);
    }

    private static Outcome.Side side(String entrant, double points) {
        return new Outcome.Side(entrant, points, 0, List.of(), 1, 0, 0, OptionalDouble.empty());
    }
}
