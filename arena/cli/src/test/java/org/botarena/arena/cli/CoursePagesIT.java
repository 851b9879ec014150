package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Every command on the pages for organizers and teachers works as printed. */
@DisabledOnOs(OS.WINDOWS)
class CoursePagesIT {
    /** Each page continues with the folders of the one before. */
    private static final List<String> ORGANIZER_PAGES = List.of(
            "arena/docs/deploy.md",
            "arena/docs/course-tournament.md",
            "arena/docs/grades.md",
            "arena/docs/protests.md",
            "arena/docs/recover.md");

    @TempDir
    Path folder;

    private Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    @Tag("slow")
    @NeedsSandbox
    void theOrganizersPagesFromTheSubmissionsToARepairedFolder() throws Exception {
        submit("Anna Lee_77", TestJars.FIRST_MOVE);
        submit("Bert_78", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
        Path refused = Files.createDirectories(work.agents().resolve("Dora_80_assignsubmission_file_"));
        Files.writeString(refused.resolve("report.pdf"), "%PDF: one refused submission does not stop the others");
        Files.writeString(folder.resolve("worksheet.csv"), """
                Identifiant;Nom complet;Note;Note maximale
                Participant 77;Anna Lee;;20,00
                Participant 79;Cy Oh;;20,00
                Participant 80;Dora Roy;;20,00
                """);
        String before = "";
        for (String page : ORGANIZER_PAGES) {
            for (String block : CommandBlocks.of(page)) {
                // A terminal remembers variables of earlier commands; this test uses a new one each time.
                Ran ran = run(block.startsWith("GAME=") || !block.contains("$GAME") ? block : before + block);
                assertEquals(block.startsWith("arena check") ? 1 : 0, ran.code(), () -> page + ": " + block + ran);
                before = block.startsWith("GAME=") ? block.lines().findFirst().orElseThrow() + "\n" : before;
                waitForTheNight();
            }
        }
        assertTrue(Files.readString(folder.resolve("admission/admission.csv")).contains("Anna Lee_77,yes,"));
        String grades = Files.readString(folder.resolve("results/night/grades.csv"));
        assertTrue(grades.contains("Bert_78,random,16,"), grades);
        assertTrue(Files.exists(folder.resolve("results/night/marks.csv")));
        assertTrue(Files.exists(folder.resolve("results/night/for/Bert_78.zip")));
        String people = Files.readString(folder.resolve("results/night/gradebook/people.csv"));
        assertTrue(people.contains("Cy Oh,absent,"), people);
        assertTrue(people.contains("Dora Roy,refused,"), people);
        assertTrue(Files.exists(folder.resolve("results/night/questions.html")));
        Ran copied = run("arena verify results/copy");
        assertEquals(0, copied.code(), copied::toString);
    }

    @Test
    @Tag("long")
    @NeedsSandbox
    void theFirstTournamentPrintsTheTablesOfItsPage() throws Exception {
        for (CommandBlocks.Answered block : CommandBlocks.answered("arena/docs/first-tournament.md")) {
            Ran ran = run(block.command());
            assertEquals(0, ran.code(), () -> block + ran.toString());
            List<String> printed = ReadmeIT.shapes(ran.out().lines().toList());
            assertTrue(printed.containsAll(ReadmeIT.shapes(block.shown())), () -> block + ran.toString());
        }
    }

    @Test
    @Tag("long")
    void theExercisesOfTheCourse() throws Exception {
        for (CommandBlocks.Answered block : CommandBlocks.answered("arena/docs/teach.md")) {
            Ran ran = run(block.command());
            assertEquals(0, ran.code(), () -> block + ran.toString());
            List<String> printed = (ran.out() + ran.err()).lines().toList();
            for (String shown : block.shown()) {
                assertTrue(
                        printed.stream().anyMatch(line -> line.startsWith(shown)), () -> shown + " of " + block + ran);
            }
        }
    }

    @Test
    @Tag("long")
    void theRowsOfTheCourse() throws Exception {
        List<String> commands = CommandBlocks.inTables("arena/docs/teach.md");
        assertTrue(commands.size() > 35, () -> commands.size() + " commands");
        for (String command : commands) {
            Ran ran = run(command);
            assertEquals(0, ran.code(), () -> command + ran);
        }
    }

    @Test
    @Tag("slow")
    void theCommandsForARecordedGame() throws Exception {
        TestJars.agent(folder, "uct", "if (player == 1) throw new IllegalStateException(); " + TestJars.FIRST_MOVE);
        TestJars.agent(folder, "my-agent", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
        Files.createDirectories(folder.resolve("my-agent/src/test/java"));
        Ran evening =
                run("arena run my-agent.jar uct.jar --pairs 4 --seed 3 --isolation=process --out results/evening");
        assertEquals(0, evening.code(), evening::toString);
        List<String> commands = CommandBlocks.about("results/evening", "arena/docs/play.md", "arena/docs/explain.md");
        assertEquals(6, commands.size(), commands::toString);
        for (String command : commands) {
            Ran ran = run(command.contains(" ask ") ? command + " --isolation=process" : command);
            assertEquals(0, ran.code(), () -> command + ran);
        }
        try (Stream<Path> tests = Files.walk(folder.resolve("my-agent/src/test/java"))) {
            assertTrue(tests.anyMatch(file -> file.toString().endsWith("Test.java")));
        }
    }

    private void submit(String author, String body) throws Exception {
        Path theirs = Files.createDirectories(work.agents().resolve(author + "_assignsubmission_file_"));
        TestJars.agent(theirs, "bot", body);
    }

    private Ran run(String block) throws Exception {
        String path = Assembled.home().resolve("bin") + ":" + System.getenv("PATH");
        return work.shell().with("PATH", path).script("set -e\n" + block);
    }

    /** A command with {@code --detach} ends by itself. */
    private void waitForTheNight() throws Exception {
        Path night = folder.resolve("results/night");
        for (int second = 0; Files.isDirectory(night) && Store.holder(night).isPresent(); second++) {
            assertTrue(second < TimeUnit.MINUTES.toSeconds(8), "the night does not end");
            Thread.sleep(1000);
        }
    }
}
