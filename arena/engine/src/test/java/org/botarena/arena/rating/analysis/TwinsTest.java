package org.botarena.arena.rating.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.junit.jupiter.api.Test;

/** Games of anna and bert against carl and dora. */
class TwinsTest {
    private static List<Twins> twins(Stream<PairResult> meetings) {
        Pool pool = Pool.of(List.of("anna", "bert", "carl", "dora"), meetings.toList());
        return Twins.of(pool, Ratings.of(pool, 7));
    }

    /** Pairs of independent games, each on its own opening. */
    private static Stream<PairResult> met(String one, String other, int games, double share) {
        int pairs = games / 2;
        int won = (int) Math.round(pairs * share * share);
        int lost = (int) Math.round(pairs * (1 - share) * (1 - share));
        return IntStream.range(0, pairs).mapToObj(pair -> {
            int wins = pair < won ? 2 : pair < pairs - lost ? 1 : 0;
            return new PairResult(one, other, pair, wins, 0, 2 - wins, 2);
        });
    }

    @Test
    void agentsWithEqualResultsAgainstAllMayBeCopies() {
        List<Twins> twins = twins(Stream.of(
                        met("anna", "carl", 1000, 0.5),
                        met("bert", "carl", 1000, 0.5),
                        met("anna", "dora", 1000, 0.6),
                        met("bert", "dora", 1000, 0.6),
                        met("carl", "dora", 1000, 0.8))
                .flatMap(some -> some));
        assertEquals(List.of(new Twins("anna", "bert")), twins);
        assertEquals(
                "ANNA and BERT score alike against every opponent (90 %: within 30 Elo). If they are copies, give both the"
                        + " same family in entrants.csv.",
                twins.get(0).text(String::toUpperCase).toString());
    }

    @Test
    void anOpponentThatOnlyOneBeatsTellsThemApart() {
        assertEquals(
                List.of(),
                twins(Stream.of(
                                met("anna", "carl", 1000, 0.5),
                                met("bert", "carl", 1000, 0.5),
                                met("anna", "dora", 1000, 0.6),
                                met("bert", "dora", 1000, 0.7))
                        .flatMap(some -> some)));
    }

    @Test
    void fewGamesShowNoTwins() {
        assertEquals(
                List.of(),
                twins(Stream.of(met("anna", "carl", 600, 0.5), met("bert", "carl", 600, 0.5))
                        .flatMap(some -> some)));
        assertEquals(
                List.of(new Twins("anna", "bert")),
                twins(Stream.of(met("anna", "carl", 800, 0.5), met("bert", "carl", 800, 0.5))
                        .flatMap(some -> some)));
    }

    @Test
    void anOpponentThatOnlyOneMetIsIgnored() {
        assertEquals(
                List.of(),
                twins(Stream.of(
                                met("anna", "carl", 1000, 0.5),
                                met("bert", "carl", 1000, 0.5),
                                met("anna", "dora", 1000, 0.5))
                        .flatMap(some -> some)));
    }

    @Test
    void anUnbeatenAgentHasNoBound() {
        assertEquals(
                List.of(),
                twins(Stream.of(met("anna", "carl", 5000, 1), met("bert", "carl", 5000, 1))
                        .flatMap(some -> some)));
    }
}
