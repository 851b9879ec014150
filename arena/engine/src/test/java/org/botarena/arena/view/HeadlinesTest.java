package org.botarena.arena.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.store.Kept;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.junit.jupiter.api.Test;

/** Headlines come from the games in the order in which they ended. */
class HeadlinesTest {
    private static final Map<String, Double> ELO = Map.of("anna", 300.0, "bert", 0.0, "carl", 0.0, "dora", 0.0);

    private int games;

    /** Headlines for four entrants who meet each other with two pairs of games: each has twelve games. */
    private static Headlines headlines(Format format) {
        return new Headlines(Kept.setup(format, 2));
    }

    private static Outcome.Side side(String entrant, double points) {
        return new Outcome.Side(entrant, points, 0, List.of(), 4, 1, 1, OptionalDouble.empty());
    }

    private void win(Headlines headlines, String winner, String loser, int times) {
        for (int i = 0; i < times; i++) {
            headlines.take(new Outcome("0000-a-" + games++, side(winner, 1), side(loser, 0)));
        }
    }

    private static List<String> last(Headlines headlines) {
        return headlines.last(entrant -> Optional.of(ELO.get(entrant))).stream()
                .map(one -> "%d %s %s %s"
                        .formatted(
                                one.after(),
                                one.kind(),
                                one.agents().stream().map(HeadlinesTest::name).toList(),
                                one.place()))
                .toList();
    }

    private static String name(String agent) {
        return ELO.keySet().stream()
                .filter(name -> AgentId.of(name).equals(agent))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theLeadCountsOnceEveryEntrantHasPlayedAPair() {
        Headlines headlines = headlines(new RoundRobin());
        win(headlines, "carl", "dora", 1);
        win(headlines, "anna", "bert", 2);
        win(headlines, "carl", "dora", 1);
        assertEquals(List.of(), last(headlines), "everybody begins with it");
        win(headlines, "carl", "bert", 1);
        assertEquals(List.of("5 LEADER [carl] null"), last(headlines));
        win(headlines, "anna", "dora", 1);
        assertEquals(1, last(headlines).size(), "they share it");
        win(headlines, "anna", "dora", 1);
        assertEquals(List.of("7 LEADER [anna] null", "5 LEADER [carl] null"), last(headlines));
    }

    @Test
    void aPlaceIsDecidedWhenRemainingPointsCannotChangeIt() {
        Headlines headlines = headlines(new RoundRobin());
        win(headlines, "anna", "bert", 4);
        win(headlines, "anna", "carl", 4);
        win(headlines, "bert", "dora", 4);
        win(headlines, "bert", "carl", 4);
        assertEquals(
                List.of(),
                last(headlines),
                "anna has 8 of 8, bert 8 and no game left, carl and dora can come to 4 and 8");
        win(headlines, "anna", "dora", 2);
        assertEquals(
                List.of("18 DECIDED [anna] 1", "18 DECIDED [bert] 2"),
                last(headlines),
                "anna has 10; bert 8; dora can come to 6");
        win(headlines, "carl", "dora", 4);
        assertEquals("22 DECIDED [carl] 3", last(headlines).get(0), "dora can come to 2, carl has 4");
    }

    @Test
    void anUpsetIsAnUnlikelyWinAfterTenGamesOfEachSide() {
        Headlines headlines = headlines(new Swiss(3));
        win(headlines, "bert", "anna", 10);
        assertEquals(List.of(), last(headlines));
        win(headlines, "bert", "anna", 1);
        win(headlines, "anna", "bert", 1);
        win(headlines, "bert", "carl", 1);
        assertEquals(List.of("11 UPSET [bert, anna] null"), last(headlines));
    }
}
