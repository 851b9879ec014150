package org.botarena.laws;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.game.draughts.Draughts;

/** Positions of draughts in the two oracle files. */
final class DraughtsOracle {
    /** From the course's program; a state gives its size, its side to move and four lists of squares. */
    static final JsonNode COURSE = Oracle.read("draughts.json");

    /**
     * From published tables and an independent program; a position is the rows of its dark squares, {@code b} on top.
     */
    static final JsonNode PUBLISHED = Oracle.read("english_draughts.json");

    private DraughtsOracle() {}

    @SuppressWarnings("unchecked") // The name determines the position type.
    static Rules<Draughts> draughts(int size) {
        return (Rules<Draughts>) Games.installed().parse("draughts:size=" + size);
    }

    static Draughts state(JsonNode state) {
        return state(state, 0);
    }

    static Draughts state(JsonNode state, int quiet) {
        String side = state.get("turn").asText().startsWith("ONE") ? "W" : "B";
        String text = "%s:W%s:B%s %d"
                .formatted(
                        side,
                        pieces(state.get("white"), state.get("whiteKings")),
                        pieces(state.get("black"), state.get("blackKings")),
                        quiet);
        return draughts(state.get("size").asInt()).parse(text);
    }

    private static String pieces(JsonNode men, JsonNode kings) {
        return IntStream.concat(
                        IntStream.of(numbers(men)), IntStream.of(numbers(kings)).map(king -> -king))
                .mapToObj(number -> number < 0 ? "K" + -number : "" + number)
                .collect(Collectors.joining(","));
    }

    static int[] numbers(JsonNode list) {
        return Oracle.each(list).mapToInt(JsonNode::asInt).toArray();
    }

    /** Rows from the top, with a slash between them: {@code bbb/.b./…}. */
    static Draughts rows(String rows, char side) {
        String squares = rows.replace("/", "");
        return draughts(2 * rows.indexOf('/'))
                .parse("%s:W%s:B%s".formatted(side == 'w' ? "W" : "B", pieces(squares, 'w'), pieces(squares, 'b')));
    }

    private static String pieces(String squares, char man) {
        return IntStream.range(0, squares.length())
                .filter(i -> Character.toLowerCase(squares.charAt(i)) == man)
                .mapToObj(i -> (squares.charAt(i) == man ? "" : "K") + (i + 1))
                .collect(Collectors.joining(","));
    }

    /** The moves, ordered by their texts. */
    static List<String> moves(Draughts position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).sorted().toList();
    }

    static List<String> moves(JsonNode list) {
        return Oracle.each(list).map(JsonNode::asText).sorted().toList();
    }
}
