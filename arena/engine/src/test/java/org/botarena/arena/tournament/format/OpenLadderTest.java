package org.botarena.arena.tournament.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpenLadderTest {
    @Test
    void theLadderPausesWhenNoPairWouldImproveTheOrder() {
        Simulated clear = new Simulated(new OpenLadder(), 1, 7, 600, 300, 0, -300).toTheEnd();
        assertEquals(List.of("agent00", "agent01", "agent02", "agent03"), clear.order());
        assertTrue(clear.games() < 400, "" + clear.games());
    }

    @Test
    void closeEntrantsPlayMoreThanARoundRobin() {
        Simulated close = new Simulated(new OpenLadder(), 1, 7, Simulated.equal(3)).toTheEnd();
        assertTrue(close.games() > 10 * new RoundRobin().games(close.field), "" + close.games());
    }

    @Test
    void entrantsStopWhenTheyLeaveAndPlayWhenTheyCome() {
        Simulated ladder = new Simulated(new OpenLadder(), 1, 7, 400, 0, -400).toTheEnd();
        int now = ladder.played.size();
        Participants changed = new Participants(
                List.of("agent00", "agent01", "agent02", "agent03"),
                1,
                7,
                Map.of(
                        "agent00", new Participants.Stay(0, now),
                        "agent03", new Participants.Stay(now, Integer.MAX_VALUE)));
        List<GamePair> next = new OpenLadder().next(changed, ladder.played);
        assertTrue(next.stream().noneMatch(bout -> bout.has("agent00")), next.toString());
        assertTrue(next.stream().anyMatch(bout -> bout.has("agent03")), next.toString());
    }

    @Test
    void entrantsThatLeftRankBelowThoseWhoPlay() {
        Simulated ladder = new Simulated(new OpenLadder(), 1, 7, 400, 0, -400).toTheEnd();
        Participants changed = new Participants(
                ladder.field.entrants(), 1, 7, Map.of("agent00", new Participants.Stay(0, ladder.played.size())));
        Map<String, Integer> tiers = new OpenLadder().tiers(changed, ladder.played);
        assertEquals(Map.of("agent01", 0, "agent02", 1, "agent00", 2), tiers);
    }

    @Test
    void entrantsWithoutGamesShareTheLastPlace() {
        Simulated ladder = new Simulated(new OpenLadder(), 1, 7, 400, 0, -400).toTheEnd();
        int now = ladder.played.size();
        Participants changed = new Participants(
                List.of("agent00", "agent01", "agent02", "agent03", "agent04"),
                1,
                7,
                Map.of(
                        "agent00", new Participants.Stay(0, now),
                        "agent03", new Participants.Stay(now, Integer.MAX_VALUE),
                        "agent04", new Participants.Stay(now, Integer.MAX_VALUE)));
        Map<String, Integer> tiers = new OpenLadder().tiers(changed, ladder.played);
        assertEquals(Map.of("agent01", 0, "agent02", 1, "agent03", 2, "agent04", 2, "agent00", 4), tiers);
    }
}
