package org.botarena.arena.decathlon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.Test;

/** The rules of the ranking, on made-up results. */
class DecathlonTest {
    private final List<Discipline> games = new ArrayList<>();

    /** Adds a game in which the authors have these shares, the best first: {@code ann 0.9 bea 0.1}. */
    private void game(String name, int games, String shares) {
        Map<String, Discipline.Result> results = new LinkedHashMap<>();
        String[] words = shares.split(" ", -1);
        for (int i = 0; i < words.length; i += 2) {
            double share = Double.parseDouble(words[i + 1]);
            double elo = 1000 * (share - 0.5);
            results.put(words[i], new Discipline.Result(1 + i / 2, share, new Interval(elo, elo - 30, elo + 30)));
        }
        this.games.add(new Discipline("results/" + name, name, name, games, results, List.of()));
    }

    private Decathlon decathlon() {
        return Decathlon.of(games);
    }

    private Decathlon.Row row(String author) {
        return decathlon().ranking().rows().stream()
                .filter(row -> row.author().equals(author))
                .findFirst()
                .orElseThrow();
    }

    private List<String> order() {
        return decathlon().ranking().rows().stream()
                .map(row -> row.place() + (row.isShared() ? "=" : "") + " " + row.author())
                .toList();
    }

    @Test
    void placesGoByTheMeanOfTheShares() {
        game("reversi", 40, "ann 0.8 bea 0.5 cem 0.2");
        game("hexapawn", 40, "bea 0.6 cem 0.5 ann 0.4");
        assertEquals(List.of("1 ann", "2 bea", "3 cem"), order());
        assertEquals(0.6, row("ann").mean());
    }

    @Test
    void equalMeansShareAPlace() {
        game("reversi", 40, "ann 0.7 bea 0.6 cem 0.1");
        game("hexapawn", 40, "bea 0.7 ann 0.6 cem 0.1");
        assertEquals(List.of("1= ann", "1= bea", "3 cem"), order());
    }

    @Test
    void aGameWithTenTimesThePairsHasTheSameWeight() {
        game("reversi", 400, "ann 0.6 bea 0.4");
        game("hexapawn", 40, "bea 0.7 ann 0.3");
        assertEquals(List.of("1 bea", "2 ann"), order());
        assertEquals(0.45, row("ann").mean());
        assertEquals(-50, row("ann").joint().value(), 1e-9);
    }

    @Test
    void aGameThatAnAuthorDidNotPlayCountsZeroAndComesLastInTheirVote() {
        game("reversi", 40, "ann 0.9 bea 0.5 cem 0.1");
        game("hexapawn", 40, "bea 0.6 cem 0.4");
        Decathlon.Row ann = row("ann");
        assertEquals(0.45, ann.mean());
        assertEquals(Optional.empty(), ann.results().get(1));
        assertEquals(0.5 + 0.5, ann.copeland(), "one game for each of the others, and one against");
        assertEquals(400, ann.joint().value(), 1e-9, "the joint rating is of the games played");
        assertTrue(decathlon().text().contains("ann       90     -  45.0"), decathlon()::text);
    }

    @Test
    void agreementWithTheMajorityIsNotReported() {
        game("reversi", 40, "ann 0.9 bea 0.1");
        game("hexapawn", 40, "bea 0.6 ann 0.4");
        assertEquals(List.of(), decathlon().remarks());
    }

    @Test
    void disagreementWithTheMajorityIsReportedInOneSentence() {
        game("reversi", 40, "ann 0.9 bea 0.4 cem 0.2");
        game("hexapawn", 40, "bea 0.6 ann 0.5 cem 0.4");
        game("matches", 40, "bea 0.6 ann 0.5 cem 0.4");
        assertEquals(List.of("1 ann", "2 bea", "3 cem"), order());
        assertEquals(
                List.of("By majority of the games bea comes before ann (2 to 1)."),
                decathlon().remarks());
        assertEquals(1, row("bea").rankedPairs());
        assertEquals(2, row("bea").copeland());
        assertTrue(decathlon().text().endsWith("bea comes before ann (2 to 1)."), decathlon()::text);
    }

    @Test
    void atMostThreeDisagreementsAreNamed() {
        game("reversi", 40, "zoe 1 ann 0.4 bea 0.4 cem 0.4 dan 0.4 eli 0.4");
        game("hexapawn", 40, "ann 0.5 bea 0.5 cem 0.5 dan 0.5 eli 0.5 zoe 0.4");
        game("matches", 40, "ann 0.5 bea 0.5 cem 0.5 dan 0.5 eli 0.5 zoe 0.4");
        assertEquals(
                List.of("By majority of the games ann comes before zoe (2 to 1), bea comes before zoe (2 to 1),"
                        + " cem comes before zoe (2 to 1) and 2 more such pairs."),
                decathlon().remarks());
    }

    @Test
    void fiveGamesFitATerminal() {
        for (String name : List.of("tictactoe", "hexapawn", "reversi:size=6", "reversi", "connectfour")) {
            game(name, 400, "an-author-with-a-name-of-much-length 1.0 bea 0.5 cem 0.0");
        }
        String text = decathlon().text();
        assertTrue(text.lines().allMatch(line -> Columns.width(line) <= 80), text);
        assertTrue(text.startsWith("   author"), text);
        assertTrue(text.contains("  tict  hexa  reve  reve2  conn   mean  "), text);
        assertTrue(text.contains("reve2 reversi: 400 games of 3 authors, results/reversi"), text);
    }

    @Test
    void withMoreGamesTheSharesHaveASeparateTable() {
        for (int game = 1; game <= 10; game++) {
            game("reversi", 40, "an-author-with-a-name-of-much-length 1.0 bea 0.5 cem 0.0");
        }
        String text = decathlon().text();
        assertTrue(text.lines().allMatch(line -> Columns.width(line) <= 80), text);
        assertTrue(text.contains("  reve10\n"), text);
        assertTrue(text.contains("  mean"), text);
        game("reversi", 40, "bea 0.5 cem 0.5");
        assertFalse(decathlon().text().contains("  reve11"), "a terminal has no room for the shares of eleven");
    }

    @Test
    void programsGetTheSameAsJson() throws JsonProcessingException {
        game("reversi", 40, "ann 0.9 bea 0.1");
        game("hexapawn", 40, "bea 1.0");
        JsonNode json = JsonText.MAPPER.readTree(JsonText.MAPPER.writeValueAsString(decathlon()));
        assertEquals(
                "{\"folder\":\"results/hexapawn\",\"game\":\"hexapawn\",\"games\":40,\"authors\":1}",
                json.at("/games/1").toString());
        assertEquals(
                "{\"place\":2,\"shared\":false,\"author\":\"ann\",\"shares\":[0.9,null],\"mean\":0.45,\"elo\":400,"
                        + "\"eloLow\":370,\"eloHigh\":430,\"copeland\":0.5,\"rankedPairs\":1}",
                json.at("/ranking/1").toString());
        assertTrue(json.get("remarks").isEmpty(), json::toString);
    }
}
