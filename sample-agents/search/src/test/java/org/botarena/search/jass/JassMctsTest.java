package org.botarena.search.jass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import org.botarena.api.Rules;
import org.botarena.game.jass.Jass;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.junit.jupiter.api.Test;

/** The Jass player compared with the numbers of the course, which must match exactly. */
class JassMctsTest {
    private static final int NODES = 600_000;

    private final JsonNode example = Facts.read("jass_mcts.json").get("example_1_3");
    private final Rules<Jass> rules = Facts.rules("jass", Jass.class);

    /** Trump is spade; seat 0 (player 1 of the course) has led its jack; seat 1 holds the course's hand. */
    private final Jass position = rules.parse("S 0 SJ -/S8910H678910J/-/- - -/-/-/- -:-");

    private JassMcts played(int iterations) {
        JassMcts player =
                new JassMcts(example.get("seed").asLong(), example.get("c").asDouble(), NODES);
        player.choose(position, Budget.units(iterations));
        return player;
    }

    private void assertChildren(JsonNode checkpoint) {
        JassMcts player = played(checkpoint.get("iterations").asInt());
        for (JsonNode child : checkpoint.get("children")) {
            long card = position.parse(child.get("card").asText());
            assertEquals(child.get("S").asLong(), player.sum(card), () -> "S of " + child);
            assertEquals(child.get("N").asInt(), player.count(card), () -> "N of " + child);
        }
    }

    @Test
    void theTreeMatchesTheCourseExactly() {
        example.get("checkpoints").forEach(this::assertChildren);
    }

    /** The best card is played; 7581999/99384 is 76.29 points. */
    @Test
    void theEightOfSpadesIsPlayed() {
        assertEquals(position.parse("S8"), new JassMcts(0, JassMcts.C, NODES).choose(position, Budget.units(100_000)));
    }

    @Test
    void theMeanOfACardIsPointsPerIterationAndNaNForAnUnplayableCard() {
        JassMcts player = played(100_000);
        assertEquals(76.29, player.mean(position.parse("S8")), 0.005);
        assertTrue(Double.isNaN(player.mean(position.parse("H6"))));
        assertTrue(Double.isNaN(new JassMcts(0, JassMcts.C, NODES).mean(position.parse("S8"))));
    }

    /** Each of the first iterations ends one turn: it adds the points of that turn. */
    @Test
    void theFirstPlayOutsBringThePointsOfTheCourse() {
        JsonNode scores = example.get("firstRolloutScoresTeam1Team2");
        String[] cards = {"S8", "S9", "S10"};
        for (int iteration = 1; iteration <= scores.size(); iteration++) {
            JassMcts before = played(iteration - 1);
            JassMcts after = played(iteration);
            long points = 0;
            for (int i = 0; i < Math.min(cards.length, iteration); i++) {
                long card = position.parse(cards[i]);
                points += after.sum(card) - (i < iteration - 1 ? before.sum(card) : 0);
            }
            assertEquals(scores.get(iteration - 1).get(1).asLong(), points, "play-out " + iteration);
        }
    }

    @Test
    void fewerIterationsThanCardsInAHandAreRejected() {
        assertThrows(IllegalArgumentException.class, () -> JassMcts.iterations(8));
        JassMcts player = new JassMcts(0, JassMcts.C, NODES);
        position.tryPlay(player.choose(position, JassMcts.iterations(JassMcts.FEWEST)));
    }

    @Test
    void theValueOfANodeMatchesTheCourse() {
        JsonNode oracle = Facts.read("search.json").get("javass_V");
        double twoLog = 2 * Math.log(oracle.get("parentN").asDouble());
        for (int i = 0; i < oracle.get("children").size(); i++) {
            JsonNode child = oracle.get("children").get(i);
            assertEquals(
                    oracle.get("exact").get(i).asDouble(),
                    JassMcts.value(child.get("S").asLong(), child.get("N").asInt(), JassMcts.C, twoLog),
                    1e-9);
        }
    }

    /**
     * The trump jack takes 41 points now, or at most 25 in the last trick. The winner of this trick leads the next, so
     * a team may play two cards in a row: points belong to the player, not to the depth.
     */
    @Test
    void theTrickIsTakenWhileItIsWorthMost() {
        Jass end = rules.parse("S 1 HA,H10,H6 SJD6/-/-/- S678910QKAH789JQKD8910JQKAC6910JQKA -/-/-/- 60:51");
        long best = new JassMcts(1, JassMcts.C, NODES).choose(end, Budget.units(200));
        assertEquals("SJ", end.show(best));
    }

    @Test
    void aFullTreeStopsGrowingAndTheIterationsContinue() {
        JassMcts player = new JassMcts(0, JassMcts.C, 50);
        player.choose(position, Budget.units(1000));
        int all = 0;
        for (String card : new String[] {"S8", "S9", "S10"}) {
            all += player.count(position.parse(card));
        }
        assertEquals(1000, all);
    }
}
