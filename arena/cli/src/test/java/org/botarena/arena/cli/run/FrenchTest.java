package org.botarena.arena.cli.run;

import static org.botarena.arena.cli.RanAssertions.assertFrench;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.Typed;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.Columns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A French organizer reads French: the plan, the progress, the tables and the errors of a tournament. */
@DisabledOnOs(OS.WINDOWS)
class FrenchTest {
    private static final Pattern PATH = Pattern.compile("/\\S+|(?m)^Reçu .*");

    @TempDir
    Path folder;

    private String first;
    private String second;

    @BeforeEach
    void packAgents() {
        first = agent("un", TestJars.FIRST_MOVE);
        second = agent("deux", "throw new IllegalStateException(\"ouf\");");
    }

    private String agent(String name, String body) {
        return TestJars.agent(folder, name, body).toString();
    }

    private Ran arena(String... args) {
        return Typed.arena(
                Stream.concat(Arrays.stream(args), Stream.of("--lang", "fr")).toArray(String[]::new));
    }

    private Ran play(String... more) {
        List<String> args = new ArrayList<>(List.of("run", first, second, "--isolation=process", "--move-time", "1s"));
        args.addAll(List.of(more));
        return arena(args.toArray(String[]::new));
    }

    private static void assertFits(String text) {
        String wide = text.lines()
                .filter(line -> Columns.width(PATH.matcher(line).replaceAll("")) > 80)
                .collect(Collectors.joining("\n"));
        assertEquals("", wide, text);
    }

    @Tag("slow")
    @Test
    void aTournamentIsPlannedPlayedAndRankedInFrench() {
        Path results = folder.resolve("r");
        Ran ran = play("--out", results.toString());
        assertEquals(0, ran.code(), ran::toString);
        assertFrench(ran);
        assertFits(ran.out());
        for (String needed : List.of("Participants", "2 parties sur 2", "V-N-D", "Faute", "Parties distinctes")) {
            assertTrue((ran.out() + ran.err()).contains(needed), needed + " in\n" + ran);
        }
        Ran status = arena("status", results.toString());
        assertFrench(status);
        assertTrue(status.out().endsWith("terminé, 2 parties sur 2" + System.lineSeparator()), status::toString);
        Ran again = play("--out", results.toString(), "--pairs", "2", "--quiet");
        assertEquals(0, again.code(), again::toString);
        assertFrench(again);
        assertTrue(again.err().contains("Reprise de "), again::toString);
    }

    @Test
    void anEstimateIsFrench() {
        Ran ran = arena("plan", "--entrants", "40", "--cores", "4", "--memory", "16g", "--budget", "5h");
        assertEquals(0, ran.code(), ran::toString);
        assertFrench(ran);
        assertFits(ran.out());
        assertTrue(ran.out().contains("40 participants, reversi, 2 s par coup"), ran::toString);
    }

    @Test
    void errorsAreFrench() throws Exception {
        Path used = Files.createDirectory(folder.resolve("plein"));
        Files.createFile(used.resolve("autre"));
        List<Ran> refused = List.of(
                play("--out", used.toString()),
                play("--out", first),
                play("--pairs", "100000", "--out", folder.resolve("long").toString()),
                play("--game", "tic"),
                play("--format", "suisse"),
                play("--budget", "1h", "--finish-by", "07:30"),
                play("--quiet", "--json-lines"),
                play("--withdraw", "personne", "--new"),
                arena("run", "nul", first),
                arena("run", first, "--isolation=process"),
                arena("run"),
                arena("resume", used.toString()),
                arena("status", used.toString()),
                arena("plan", "--entrants", "1"));
        for (Ran ran : refused) {
            assertTrue(ran.code() > 0, ran::toString);
            assertFrench(ran);
        }
    }
}
