package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.ResumeIT.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A run that kill -9 ends at its very beginning resumes with its settings, seed and jars. If it had not begun, it says
 * so and changes nothing.
 */
@EnabledOnOs(OS.LINUX)
class FirstInstantsIT {
    private static final int RANDOM_KILLS = 5;
    private static final List<String> COMMAND = List.of(
            "run",
            "first",
            "last",
            "--game",
            "tictactoe",
            "--pairs",
            "2",
            "--move-time",
            "1300ms",
            "--isolation=process");

    @TempDir
    Path folder;

    Workplace work;
    private int begun;
    private int notBegun;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
        work.twoAgents();
    }

    @Tag("long")
    @Test
    void aKilledRunResumesAsItBeganOrHadNotBegun() throws Exception {
        long begin = System.nanoTime();
        kill("first-line", FirstInstantsIT::awaitBegun);
        long untilBegun = (System.nanoTime() - begin) / 1_000_000;
        for (String file : List.of("", "tournament.lock", "jars", "journal.jsonl", "tournament.db")) {
            kill("file-" + file, out -> {
                while (!Files.exists(out.resolve(file))) {
                    Thread.onSpinWait();
                }
            });
        }
        Random random = new Random(16);
        for (int i = 0; i < RANDOM_KILLS; i++) {
            long moment = random.nextLong(Math.max(2_000, untilBegun * 5 / 4));
            kill("random-" + i, out -> Thread.sleep(moment));
        }
        assertTrue(begun > 0, "never begun");
        assertTrue(notBegun > 0, "always begun");
    }

    @Tag("long")
    @Test
    void withoutANamedFolderTheSameWordsFindTheBegunTournament() throws Exception {
        Path begins = killUnnamed("begun", FirstInstantsIT::awaitBegun);
        String first = begun(begins);
        work.agent("first", "throw new IllegalStateException();"); // It has its own jar.
        Ran again = work.arena(COMMAND.toArray(String[]::new));
        assertSays(again, "Resumes", "0 games recorded, unfinished", "The jar of first has changed");
        assertEquals(first, begun(begins));
        assertEquals(List.of(begins), tournaments());
        assertWhole(begins);
    }

    @Tag("long")
    @Test
    void itAlsoResumesFromOnlyTheFirstLineOfItsJournal() throws Exception {
        Path begins = killUnnamed("line", FirstInstantsIT::awaitBegun);
        String first = begun(begins);
        try (Stream<Path> files = Files.list(begins)) {
            for (Path file : files.filter(each -> each.getFileName().toString().matches("tournament[.]db.*"))
                    .toList()) {
                Files.delete(file);
            }
        }
        Files.move(work.folder().resolve("agents"), work.folder().resolve("away"));
        assertSays(work.arena("resume"), "points");
        assertEquals(first, begun(begins));
        assertEquals(List.of(begins), tournaments());
        assertWhole(begins);
    }

    @Tag("long")
    @Test
    void withoutANamedFolderAnUnbegunTournamentIsNamedAndLeftAndAnotherBegins() throws Exception {
        Path empty = killUnnamed("empty", out -> {});
        for (String file : List.of("journal.jsonl", "tournament.db")) {
            Files.deleteIfExists(empty.resolve(file)); // The kill may have come late.
        }
        Files.writeString(empty.resolve("tournament.lock"), "");
        Map<String, Long> before = files(empty);
        assertFails(
                1,
                work.arena("resume"),
                "no tournament in",
                empty.getFileName() + " had not begun when it was stopped: start it again with arena run");
        assertSays(work.arena(COMMAND.toArray(String[]::new)), "points");
        assertEquals(before, files(empty));
        List<Path> both = tournaments();
        assertEquals(2, both.size(), both::toString);
        assertWhole(both.get(1));
        assertFails(1, work.arena("resume"), "no tournament in", "is unfinished");
    }

    private Path killUnnamed(String name, Moment moment) throws Exception {
        work = new Workplace(Files.createDirectory(folder.resolve(name)));
        work.twoAgents();
        ArenaProcess arena = ArenaProcess.start(work, COMMAND.toArray(String[]::new));
        while (tournaments().isEmpty()) {
            Thread.sleep(2);
        }
        Path out = tournaments().get(0);
        moment.await(out);
        arena.end("KILL");
        return out;
    }

    /** The tournaments in the order of their start. */
    private List<Path> tournaments() throws IOException {
        Path results = work.folder().resolve("results");
        if (!Files.exists(results)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(results)) {
            return folders.sorted().toList();
        }
    }

    private static void awaitBegun(Path out) throws IOException, InterruptedException {
        while (begun(out).isEmpty()) {
            Thread.sleep(2);
        }
    }

    /** Waits for the time of the kill. */
    private interface Moment {
        void await(Path out) throws IOException, InterruptedException;
    }

    private void kill(String name, Moment moment) throws Exception {
        Path out = folder.resolve(name);
        List<String> command = new ArrayList<>(COMMAND);
        command.addAll(List.of("--out", name));
        ArenaProcess arena = ArenaProcess.start(work, command.toArray(String[]::new));
        moment.await(out);
        arena.end("KILL");
        String first = begun(out);
        if (first.isEmpty()) {
            notBegun++;
            assertNotBegun(out);
            assertSays(work.arena(command.toArray(String[]::new)), "points");
        } else {
            begun++;
            assertResumes(out);
            assertEquals(first, begun(out));
        }
        assertWhole(out);
    }

    private void assertNotBegun(Path out) throws Exception {
        Map<String, Long> before = files(out);
        Ran resumed = work.arena("resume", out.getFileName().toString());
        boolean isThere = Files.exists(out.resolve("tournament.lock"));
        assertFails(1, resumed, isThere ? "had not begun" : "there is no tournament in");
        assertEquals(before, files(out));
    }

    /** It also works without the agents folder, because the tournament has its jars. */
    private void assertResumes(Path out) throws Exception {
        Path agents = folder.resolve("agents");
        Path away = folder.resolve("away");
        Files.move(agents, away);
        try {
            assertSays(work.arena("resume", out.getFileName().toString()), "points");
        } finally {
            Files.move(away, agents);
        }
    }

    private void assertWhole(Path out) throws Exception {
        JsonNode beginning = new ObjectMapper().readTree(begun(out)).at("/record/beginning");
        JsonNode results = new Played(out).results();
        assertEquals(4, results.at("/games/played").asInt());
        assertEquals("tictactoe", beginning.at("/settings/game").asText());
        assertEquals("1300ms", beginning.at("/settings/move-time").asText());
        assertEquals(
                beginning.at("/settings/seed").asText(), results.at("/seed").asText());
        assertSays(work.arena("verify", out.toString()), "all is well (4 records, 2 entrants)");
    }

    /** The complete first line of the journal; empty if it is not there yet. */
    private static String begun(Path out) throws IOException {
        Path journal = out.resolve("journal.jsonl");
        if (!Files.exists(journal)) {
            return "";
        }
        String text = Files.readString(journal);
        return text.contains("\n") ? text.substring(0, text.indexOf('\n')) : "";
    }

    private static Map<String, Long> files(Path out) throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        if (Files.exists(out)) {
            try (Stream<Path> walk = Files.walk(out)) {
                for (Path file : walk.filter(Files::isRegularFile).toList()) {
                    sizes.put(out.relativize(file).toString(), Files.size(file));
                }
            }
        }
        return sizes;
    }
}
