package org.botarena.arena.cli.planning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.Typed;
import org.junit.jupiter.api.Test;

/** Estimates of a tournament before its jars exist. */
class PlanCommandTest {
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder err = new StringBuilder();

    private int plan(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        if (!all.contains("--memory")) {
            all.addAll(List.of("--memory", "64g"));
        }
        all.add(0, "plan");
        Ran ran = Typed.arena(all.toArray(String[]::new));
        out.append(ran.out());
        err.append(ran.err());
        return ran.code();
    }

    private JsonNode format(String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--json");
        assertEquals(0, plan(all.toArray(String[]::new)), err::toString);
        return new ObjectMapper().readTree(out.toString());
    }

    @Test
    void fiftyEntrantsOnEightCoresFitOnAScreen() {
        assertEquals(0, plan("--entrants", "50", "--cores", "8", "--budget", "5h"), err::toString);
        String text = out.toString();
        assertTrue(text.contains("50 entrants, reversi, 2 s a move, 1 pair of games whenever two meet"), text);
        assertTrue(text.contains("8 cores, for 7 games at a time"), text);
        assertTrue(text.contains("round-robin"), text);
        assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
    }

    @Test
    void thousandsOfEntrantsKeepTheColumns() {
        for (String entrants : List.of("1000", "10000")) {
            assertEquals(0, plan("--entrants", entrants, "--pairs", "10", "--cores", "2"), err::toString);
            List<String> rows = out.toString()
                    .lines()
                    .dropWhile(line -> !line.startsWith("format"))
                    .takeWhile(line -> !line.isEmpty())
                    .toList();
            for (String row : rows) {
                assertEquals(rows.get(0).length(), row.length(), row);
                assertTrue(row.length() <= 80, row);
                assertTrue(row.matches("\\S+( \\S+)*( {2,}\\S+( \\S+)*){6}"), row);
            }
        }
    }

    @Test
    void gamesHoursAndFormatsMatchThePlanOfARun() throws Exception {
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
    void memoryLimitsTheGamesAtATime() {
        assertEquals(0, plan("--entrants", "4", "--cores", "16", "--memory", "3g"), err::toString);
        assertTrue(out.toString().contains("16 cores, for 3 games at a time"), out::toString);
    }

    @Test
    void withoutCoresTheMachineIsThisOne() {
        assertEquals(0, plan("--entrants", "4"), err::toString);
        assertTrue(
                out.toString().contains("games at a time") || out.toString().contains("game at a time"), out::toString);
    }

    @Test
    void anImpossibleTournamentIsRefused() {
        assertEquals(2, plan("--entrants", "1"));
        assertTrue(err.toString().contains("--entrants is 1: it must be from 2 to 10000"), err::toString);
        assertEquals(2, plan("--entrants", "5", "--finish-by", "breakfast"));
        assertTrue(err.toString().contains("is not a time: write 07:30"), err::toString);
        assertEquals(2, plan());
        assertTrue(err.toString().contains("--entrants"), err::toString);
    }
}
