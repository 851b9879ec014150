package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.jass.Jass;
import org.botarena.game.jass.JassGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Players are 1 to 4 and teams 1 and 2 in the data, seats 0 to 3 and teams 0 and 1 here. */
class JassOracleTest {
    private static final List<String> DECK = Stream.of("S", "H", "D", "C")
            .flatMap(colour ->
                    Stream.of("6", "7", "8", "9", "10", "J", "Q", "K", "A").map(rank -> colour + rank))
            .toList();

    @SuppressWarnings("unchecked") // the name determines the position type
    private final Rules<Jass> rules = (Rules<Jass>) Games.installed().parse("jass");

    static Stream<JsonNode> states() {
        return Oracle.each(Oracle.read("jass_playable.json").get("states"));
    }

    static Stream<JsonNode> turns() {
        return Oracle.each(Oracle.read("jass_turns.json").get("turns"));
    }

    static Stream<JsonNode> games() {
        return Oracle.each(Oracle.read("jass_game_deals.json").get("games"));
    }

    /**
     * The hand is that of the seat to move. The data lacks the leader and the collected cards. Both are filled in: the
     * lowest cards outside the hand and the trick count as collected.
     */
    @ParameterizedTest
    @MethodSource("states")
    void playableCardsAreTheOraclesInItsOrder(JsonNode state) {
        List<String> trick = cards(state.get("trick"));
        List<String> hand = cards(state.get("hand"));
        List<String> collected = collected(state, trick, hand);
        int leader = state.path("firstPlayer").asInt(1) - 1;
        String[] hands = {"-", "-", "-", "-"};
        hands[(leader + trick.size()) % 4] = String.join("", hand);
        String trump = state.get("trump").asText().substring(0, 1);
        int worth = collected.stream().mapToInt(card -> worth(card, trump)).sum();
        String points = collected.isEmpty() ? "-:-" : worth + ":" + (collected.size() == 4 ? "-" : "0");
        Jass position = rules.parse("%s %d %s %s %s -/-/-/- %s"
                .formatted(
                        trump,
                        leader,
                        trick.isEmpty() ? "-" : String.join(",", trick),
                        String.join("/", hands),
                        collected.isEmpty() ? "-" : String.join("", collected),
                        points));
        assertEquals(
                cards(state.get("playable")),
                shown(position, position.moves()),
                state.path("note").asText());
    }

    private static List<String> collected(JsonNode state, List<String> trick, List<String> hand) {
        List<String> rest = new ArrayList<>(DECK);
        rest.removeAll(trick);
        rest.removeAll(hand);
        if (state.has("unplayed")) {
            rest.removeAll(cards(state.get("unplayed")));
        }
        return rest.subList(0, 4 * (9 - hand.size()));
    }

    private static int worth(String card, String trump) {
        boolean isTrump = card.startsWith(trump);
        return switch (card.substring(1)) {
            case "9" -> isTrump ? 14 : 0;
            case "10" -> 10;
            case "J" -> isTrump ? 20 : 2;
            case "Q" -> 3;
            case "K" -> 4;
            case "A" -> 11;
            default -> 0;
        };
    }

    @ParameterizedTest
    @MethodSource("turns")
    void completeTurnsHaveTheOraclesTricksAndPoints(JsonNode turn) {
        Jass position = rules.parse("%s %d - %s - -/-/-/- -:-"
                .formatted(
                        turn.get("trump").asText().substring(0, 1),
                        turn.get("firstPlayer").asInt() - 1,
                        Oracle.each(turn.get("hands"))
                                .map(hand -> String.join("", cards(hand)))
                                .collect(Collectors.joining("/"))));
        List<Integer> winners = new ArrayList<>();
        List<Integer> trickPoints = new ArrayList<>();
        int before = 0;
        for (String card : cards(turn.get("cards"))) {
            position = position.tryPlay(position.parse(card));
            if (position.trick().length == 0) {
                winners.add(position.leader() + 1);
                int made = position.points(0) + position.points(1);
                trickPoints.add(made - before);
                before = made;
            }
        }
        List<Integer> points = ints(turn.get("trickPoints"));
        boolean isMatch = turn.get("team1").asInt() + turn.get("team2").asInt() == 257;
        points.set(8, points.get(8) + (isMatch ? 100 : 0));
        assertEquals(ints(turn.get("trickWinners")), winners);
        assertEquals(points, trickPoints);
        assertEquals(Position.OVER, position.turn());
        for (int seat = 0; seat < 4; seat++) {
            assertEquals(turn.get("team" + (seat % 2 + 1)).asInt(), position.score(seat));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void wholeGamesAreDealtAndWonAsInTheOracle(JsonNode expected) {
        JassGame game = new JassGame(expected.get("seed").asLong());
        for (JsonNode turn : expected.get("turns")) {
            assertEquals(OptionalInt.empty(), game.winner());
            Jass position = game.deal();
            assertEquals(turn.get("firstPlayer").asInt() - 1, position.turn());
            assertEquals("SHDC".indexOf(turn.get("trump").asText().charAt(0)), position.trump());
            for (int seat = 0; seat < 4; seat++) {
                assertEquals(cards(turn.get("hands").get(seat)), held(position, seat));
            }
            while (position.turn() != Position.OVER && !game.isWonDuring(position)) {
                position = position.play(position.moves()[0]);
            }
            assertEquals(turn.get("tricksPlayed").asInt(), Long.bitCount(position.played()) / 4);
            assertEquals(turn.get("pointsTeam1").asInt(), position.points(0));
            assertEquals(turn.get("pointsTeam2").asInt(), position.points(1));
            game.add(position);
        }
        assertEquals(expected.get("finalTeam1").asInt(), game.points(0));
        assertEquals(expected.get("finalTeam2").asInt(), game.points(1));
        assertEquals(OptionalInt.of(game.points(0) >= 1000 ? 0 : 1), game.winner());
    }

    @Test
    void theStandardStartIsTheFirstTurnOfTheGameFromSeedZero() {
        assertEquals(new JassGame(0).deal(), rules.start());
    }

    private static List<String> held(Jass position, int seat) {
        return IntStream.range(0, 36)
                .filter(card -> ((position.hand(seat) >>> card) & 1) != 0)
                .mapToObj(position::show)
                .toList();
    }

    private static List<String> shown(Jass position, long[] moves) {
        return Arrays.stream(moves).mapToObj(position::show).toList();
    }

    private static List<String> cards(JsonNode array) {
        return Oracle.each(array).map(JsonNode::asText).toList();
    }

    private static List<Integer> ints(JsonNode array) {
        return Oracle.each(array).map(JsonNode::asInt).collect(Collectors.toCollection(ArrayList::new));
    }
}
