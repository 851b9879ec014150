package org.botarena.arena.cli.planning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What a tournament would take, before there is a jar. */
class PlanCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int plan(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        if (!all.contains("--memory")) {
            all.addAll(List.of("--memory", "64g"));
        }
        return new CommandLine(new PlanCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }

    private JsonNode format(String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--json");
        assertEquals(0, plan(all.toArray(String[]::new)), err::toString);
        return new ObjectMapper().readTree(out.toString());
    }

    @Test
    void fiftyEntrantsOnEightCoresAreAnsweredInAScreen() {
        assertEquals(0, plan("--entrants", "50", "--cores", "8", "--budget", "5h"), err::toString);
        String text = out.toString();
        assertTrue(text.contains("50 entrants, reversi, 2 s a move, 1 pair of games whenever two meet"), text);
        assertTrue(text.contains("8 cores, for 7 games at a time"), text);
        assertTrue(text.contains("round-robin"), text);
        assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
    }

    @Test
    void gamesHoursAndWhatFitsAreThoseOfThePlanOfARun() throws Exception {
        JsonNode formats = format(
                "--entrants", "50", "--cores", "8", "--game", "tictactoe", "--move-time", "1s", "--budget", "1h");
        JsonNode all = formats.get(0);
        assertEquals("round-robin", all.get("format").asText());
        assertEquals(50 * 49, all.get("games").asInt());
        int rounds = (50 * 49 + 6) / 7;
        assertEquals(rounds * (2 * 5 + 9), all.get("worstSeconds").asInt());
        assertEquals(false, all.get("fitsAtWorst").asBoolean());
        assertEquals(true, all.get("fitsLikely").asBoolean());
        JsonNode gauntlet = formats.get(1);
        assertEquals("gauntlet against 3", gauntlet.get("format").asText());
        assertEquals(50 * 3 * 2, gauntlet.get("games").asInt());
        assertEquals(true, gauntlet.get("fitsAtWorst").asBoolean());
        assertTrue(gauntlet.get("pairsAtWorst").asInt() >= 1);
    }

    @Test
    void memoryBoundsTheGamesAtATime() {
        assertEquals(0, plan("--entrants", "4", "--cores", "16", "--memory", "3g"), err::toString);
        assertTrue(out.toString().contains("16 cores, for 3 games at a time"), out::toString);
    }

    @Test
    void whatCannotBeIsRefused() {
        assertEquals(2, plan("--entrants", "1"));
        assertTrue(err.toString().contains("--entrants is 1: it must be from 2 to 10000"), err::toString);
        assertEquals(2, plan("--entrants", "5", "--finish-by", "breakfast"));
        assertTrue(err.toString().contains("is no time: write 07:30"), err::toString);
        assertEquals(2, plan());
        assertTrue(err.toString().contains("--entrants"), err::toString);
    }
}
