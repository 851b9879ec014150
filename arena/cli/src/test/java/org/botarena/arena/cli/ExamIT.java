package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command exam: one agent in solved positions. */
@DisabledOnOs(OS.WINDOWS)
class ExamIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    void aPerfectPlayerMakesNoMistake() throws Exception {
        JsonNode total = exam("alphabeta", "--game", "hexapawn").get("total");
        assertEquals(0, total.get("mistakes").asInt(), total::toString);
        assertTrue(total.get("decided").asInt() > 20, total::toString);
    }

    @Test
    void randomMovesAreMistakesMoreThanOnceInFive() throws Exception {
        JsonNode json = exam("random", "--set", "connectfour/end");
        JsonNode total = json.get("total");
        assertEquals(200, total.get("positions").asInt(), total::toString);
        assertEquals(80, total.get("decided").asInt(), total::toString);
        assertTrue(total.get("per100Low").asDouble() > 20, total::toString);
        assertEquals(total.get("mistakes").asInt(), json.get("mistakes").size());
        JsonNode mistake = json.get("mistakes").get(0);
        List<String> keeping = new ArrayList<>();
        mistake.get("keeping").forEach(move -> keeping.add(move.asText()));
        assertTrue(!keeping.isEmpty() && !keeping.contains(mistake.get("move").asText()), mistake::toString);
    }

    @Test
    void withAFixedNumberOfSimulationsTwoExamsPrintTheSame() throws Exception {
        List<String> exam = List.of("uct:simulations=20", "--set", "connectfour/end", "--seed");
        JsonNode first = exam(exam, "7");
        assertEquals(first, exam(exam, "7"));
        assertNotEquals(first.get("mistakes"), exam(exam, "8").get("mistakes"));
    }

    @Test
    void aFaultIsAMistakeAndHasAColumn() throws Exception {
        work.agent("throws", "throw new IllegalStateException(\"no idea\");");
        Ran ran = work.done("exam", "throws", "--set", "hexapawn/opening", "--isolation=process");
        String[] row = ran.out().lines().skip(2).findFirst().orElseThrow().split(" +", -1);
        assertEquals(row[2], row[3], ran::toString); // decided, mistakes
        assertSays(ran.out(), "100.0", row[2] + " threw");
    }

    @Test
    @Tag("slow")
    void theExamOnThePageEndsAsPrinted() throws Exception {
        String page = Files.readString(Assembled.sources().resolve("arena/docs/compare.md"));
        List<String> commands = CommandBlocks.about("arena exam", "arena/docs/compare.md");
        assertEquals(1, commands.size(), commands::toString);
        String path = Assembled.home().resolve("bin") + ":" + System.getenv("PATH");
        Ran ran = work.shell().with("PATH", path).script(commands.get(0) + " --isolation=process");
        assertEquals(0, ran.code(), ran::toString);
        ran.out().lines().skip(1).forEach(line -> assertSays(page, line));
    }

    @Test
    void anImpossibleExamIsExplained() throws Exception {
        assertUsage(
                work.arena("exam", "random", "--set", "chess/end"), "'chess/end' is not a set", "connectfour/opening");
        assertUsage(work.arena("exam", "random", "--game", "pig"), "pig", "tictactoe/end");
        assertUsage(
                work.arena("exam", "random", "--game", "dice", "--set", "dice/end"),
                "--set names a game already: leave --game away");
        assertFails(
                1, work.arena("exam", "random", "--game", "matches:n=1"), "matches:n=1 has no decided moves: where");
        assertFails(1, work.arena("exam", "missing", "--game", "dice"), "no entrant 'missing'");
    }

    private JsonNode exam(List<String> arguments, String last) throws Exception {
        List<String> all = new ArrayList<>(arguments);
        all.add(last);
        return exam(all.toArray(String[]::new));
    }

    private JsonNode exam(String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of("exam", "--json", "--move-time", "5s", "--isolation=process"));
        all.addAll(List.of(arguments));
        return new ObjectMapper().readTree(work.done(all.toArray(String[]::new)).out());
    }
}
