package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Three sides: the command series on the assembled copy, and errors of commands for two sides. */
@DisabledOnOs(OS.WINDOWS)
class SeriesIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Tag("slow")
    @Test
    void threePlayEverySeatingAndTheScoresAreAddedUp() throws Exception {
        work.twoAgents();
        work.agent("middle", "long[] moves = game.position().moves(); return moves[moves.length / 2];");
        Ran ran = series("first", "last", "middle", "--game", "tritactoe", "--starts", "2", "--seed", "1", "--json");
        assertEquals(0, ran.code(), ran::toString);
        JsonNode json = new ObjectMapper().readTree(ran.out());
        assertEquals(12, json.get("games").asInt());
        double sum = 0;
        double before = Double.POSITIVE_INFINITY;
        int won = 0;
        for (JsonNode row : json.get("entrants")) {
            assertEquals(12, row.get("games").asInt(), row::toString);
            assertEquals(3, row.get("scores").size());
            double score = row.get("score").asDouble();
            assertEquals(score <= before, true, json::toString);
            before = score;
            sum += score;
            won += row.get("won").asInt();
        }
        assertEquals(0, sum, "what the winners get the others pay");
        assertEquals(true, won > 0, json::toString);
    }

    @Test
    @Tag("slow")
    void theScoreOfAFaultGoesToTheTwoOthers() throws Exception {
        work.twoAgents();
        work.agent("throws", "throw new IllegalStateException(\"no idea\");");
        Ran ran = series("first", "last", "throws", "--game", "tritactoe", "--openings", "start", "--seed", "1");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(
                ran.out(),
                "tritactoe, 6 games, seed 1, isolation process",
                "    1  first         3    0       6  1 1 1",
                "    1  last          3    0       6  1 1 1",
                "    3  throws       -6    0       0  -2 -2 -2",
                "faults of throws: 6 threw");
    }

    @Test
    void theNumberOfEntrantsIsTheNumberOfSides() throws Exception {
        work.twoAgents();
        Ran ran = series("first", "last", "--game", "tritactoe");
        assertEquals(2, ran.code(), ran::toString);
        assertSays(ran.err(), "tritactoe has 3 sides, and 2 entrants are named: name one for each side");
    }

    @Test
    void commandsForTwoRefuseAGameOfThreeSidesAndNameSeries() throws Exception {
        work.twoAgents();
        for (List<String> command : List.of(
                List.of("run", "first", "last", "--isolation=process"),
                List.of("match", "first", "last", "--isolation=process"),
                List.of("plan", "--entrants", "4"))) {
            List<String> whole = new ArrayList<>(command);
            whole.addAll(List.of("--game", "tritactoe"));
            Ran ran = work.arena(whole.toArray(String[]::new));
            assertEquals(1, ran.code(), ran::toString);
            assertSays(
                    ran.err(),
                    "tritactoe has 3 sides, and in a tournament or a match two meet: play a series of all seatings, arena"
                            + " series with 3 entrants and --game tritactoe");
        }
    }

    @Test
    @Tag("slow")
    void theTrialOfACheckPlaysEachOfTheThreeSeats() throws Exception {
        Path jar = work.agent("first", TestJars.FIRST_MOVE);
        Ran ran = work.arena("check", jar.toString(), "--game", "tritactoe", "--isolation=process", "--json");
        assertEquals(0, ran.code(), ran::toString);
        JsonNode games = new ObjectMapper().readTree(ran.out()).at("/0/trial/games");
        assertEquals(3, games.size(), ran::toString);
    }

    private Ran series(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("series", "--move-time", "5s", "--isolation=process"));
        command.addAll(List.of(arguments));
        return work.arena(command.toArray(String[]::new));
    }
}
