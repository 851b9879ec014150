package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Translation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A beginner's mistake gets one line, the same in check, run and try, in English and in French. */
@Tag("slow")
class TwelveMistakesIT {
    private static final int TOO_NEW = 99;

    @TempDir
    Path folder;

    private Workplace work;

    /**
     * A mistake.
     *
     * @param body of {@code play}
     * @param line the message
     * @param isPlaced whether the message includes class and line
     */
    private record Mistake(String name, String body, String line, boolean isPlaced) {
        static Mistake of(String name, String body, String line) {
            return new Mistake(name, body + " " + TestJars.FIRST_MOVE, line, true);
        }
    }

    private static final List<Mistake> MISTAKES = List.of(
            Mistake.of("exits", "System.exit(3);", "calls System.exit: an agent must not; return a move instead"),
            Mistake.of(
                    "loops",
                    "while (player >= 0) { }",
                    "does not return in time: stop when game.budget(0.9).isLeft() (Python: game.time_left()) says no"),
            Mistake.of("nulls", "String text = null; text.length();", "java.lang.NullPointerException"),
            new Mistake(
                    "cheats",
                    "return -7;",
                    "returns a move that is not legal: return one of game.position().moves()",
                    false),
            Mistake.of(
                    "writes",
                    "new java.io.FileOutputStream(\"notes.txt\").close();",
                    "uses files: an agent has none; pack data into the jar and read it with getResourceAsStream"),
            Mistake.of(
                    "connects",
                    "new java.net.Socket(\"127.0.0.1\", 9).close();",
                    "uses the network: an agent has none"),
            Mistake.of(
                    "sleeps",
                    "Thread.sleep(60_000);",
                    "sleeps while its clock runs: return the move as soon as it is known"),
            new Mistake("young", "return 0;", "a class is built for Java " + TOO_NEW, false),
            new Mistake("lonely", "return 0;", "no constructor that the arena can call", false),
            new Mistake("double", "return 0;", "several Agent classes, none marked", false));

    @BeforeEach
    void submitTheAgents() throws Exception {
        work = new Workplace(folder);
        for (Mistake mistake : MISTAKES) {
            jar(mistake).into(work.agents());
        }
        Files.writeString(work.agents().resolve("source.java"), "class Bot {}");
        Path source =
                Files.createDirectories(work.agents().resolve("syntax/src")).resolve("Bot.java");
        Files.writeString(source, "class Bot { int five() { return 5 } }");
    }

    private static String source(Mistake mistake) {
        String text = TestJars.agentSource(mistake.name, mistake.body, "");
        return mistake.name.equals("lonely") ? text.replace("(Game<P> game)", "(Game<P> game, int n)") : text;
    }

    private static TestJar jar(Mistake mistake) {
        TestJar jar = TestJars.jar(mistake.name).source(TestJars.className(mistake.name), source(mistake));
        if (mistake.name.equals("double")) {
            jar.source("agents.Second", TestJars.agentSource("second", TestJars.FIRST_MOVE, ""));
        }
        return mistake.name.equals("young") ? jar.classVersion(TestJars.className(mistake.name), 44 + TOO_NEW) : jar;
    }

    private static String flat(String text) {
        return text.replace('\u00a0', ' ').replaceAll("\\s+", " ");
    }

    private static void assertSays(Language language, String said, Mistake mistake) {
        String line = flat(Translation.of(mistake.line, language));
        assertTrue(flat(said).contains(line), () -> mistake.name + ": '" + line + "' is missing in\n" + said);
        if (mistake.isPlaced) {
            String place = (language == Language.FRENCH ? "%s.play, ligne " : "%s.play, line ")
                    .formatted(TestJars.className(mistake.name));
            assertTrue(flat(said).contains(place), () -> mistake.name + ": where? in\n" + said);
        }
    }

    private void checkAndRunPrintTheSame(Language language) throws Exception {
        String code = language.code();
        Ran check = work.arena(
                "check",
                "agents",
                "--isolation=process",
                "--game=reversi:size=4",
                "--move-time=300ms",
                "--lang=" + code);
        assertEquals(1, check.code(), check::toString);
        Ran run = work.run(
                "--format=gauntlet",
                "--against=random",
                "--pairs=1",
                "--game=reversi:size=4",
                "--move-time=300ms",
                "--lang=" + code);
        assertEquals(0, run.code(), run::toString);
        for (Mistake mistake : MISTAKES) {
            assertSays(language, check.out(), mistake);
            assertSays(language, run.out() + run.err(), mistake);
        }
        for (String line : List.of("source code instead of a jar", "it does not compile")) {
            String told = flat(Translation.of(line, language));
            assertTrue(flat(check.out()).contains(told), check::toString);
            assertTrue(flat(run.out() + run.err()).contains(told), run::toString);
        }
    }

    @Test
    void inEnglish() throws Exception {
        checkAndRunPrintTheSame(Language.ENGLISH);
    }

    @Test
    void inFrench() throws Exception {
        checkAndRunPrintTheSame(Language.FRENCH);
        for (Mistake mistake : MISTAKES) {
            assertEquals(
                    mistake.name.equals("nulls"),
                    Translation.of(mistake.line, Language.FRENCH).equals(mistake.line),
                    mistake.line);
        }
    }

    @Test
    void tryPrintsTheSame() throws Exception {
        for (Mistake mistake : MISTAKES) {
            Path project = folder.resolve(mistake.name);
            Path java = Files.createDirectories(project.resolve("src/agents"))
                    .resolve(TestJars.className(mistake.name).replaceFirst(".*[.]", "") + ".java");
            Files.writeString(java, source(mistake));
            jar(mistake).classesInto(project.resolve("target/classes"));
            Ran tried = work.arena("try", mistake.name, "--pairs=1", "--game=reversi:size=4", "--isolation=process");
            assertSays(Language.ENGLISH, tried.out() + tried.err(), mistake);
        }
        Ran syntax = work.arena("try", "agents/syntax", "--lang=fr");
        assertTrue(syntax.err().contains("il ne se compile pas"), syntax::toString);
    }

    @Test
    void aFileWriteIsOneSentenceOfACheck() throws Exception {
        Ran check = work.arena("check", "agents/writes.jar", "--game=reversi:size=4");
        String sentence = "uses files: an agent has none";
        assertEquals(1, (flat(check.out()).split(sentence, -1).length - 1), check::toString);
    }
}
