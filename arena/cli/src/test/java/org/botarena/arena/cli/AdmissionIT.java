package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The output of {@code check} for a teacher with the export of a course platform. */
@DisabledOnOs(OS.WINDOWS)
class AdmissionIT {
    private static final String LONG = "x".repeat(180);

    /** The Java version after the current one. */
    private static final int TOO_NEW = Runtime.version().feature() + 1;

    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void export() throws Exception {
        work = new Workplace(folder);
        agent("fine").intoFile(of("Anna M\u00fcller_1").resolve("bot.jar"));
        byte[] jar = Files.readAllBytes(agent("nested").intoFile(folder.resolve("built/bot.jar")));
        Path inner = TestJars.jar("z").entry("project/target/bot.jar", jar).intoFile(folder.resolve("built/inner.zip"));
        TestJars.jar("z")
                .entry("hand-in.zip", Files.readAllBytes(inner))
                .entry("__MACOSX/._hand-in.zip", "finder")
                .intoFile(of("Bert_2").resolve("all of it.zip"));
        Files.writeString(of("Carl_3").resolve("bot.rar"), "Rar!");
        TestJars.jar("z")
                .entry("bot/Bot.java", "class Bot {}")
                .intoFile(of("Dora_4").resolve("bot.zip"));
        agent("editor").withoutManifest().apiInside().intoFile(of("Emil_5").resolve("artifact.jar"));
        agent("young")
                .classVersion("agents.Young", 44 + TOO_NEW)
                .intoFile(of("Fay_6").resolve("bot.jar"));
        agent("lower").intoFile(of("gil_7").resolve("bot.jar"));
        agent("upper").intoFile(of("GIL_7").resolve("bot.jar"));
        agent("smiles").intoFile(of("\uD83E\uDD16 Zo\u00eb_8").resolve("bot.jar"));
        agent("long").intoFile(of(LONG + "_9").resolve("bot.jar"));
        Files.writeString(of("Ida_10").resolve("report.pdf"), "my report");
        agent("formula").intoFile(of("=Jo_11").resolve("bot.jar"));
    }

    private static TestJar agent(String name) {
        return TestJars.jar(name)
                .source(
                        TestJars.className(name),
                        TestJars.agentSource(name, "/* %s */ ".formatted(name) + body(name), ""));
    }

    /** A different class for each, so that no two submissions are equal. */
    private static String body(String name) {
        return "if (player > %d) System.out.print(\"%s\"); ".formatted(name.length() + 9, name) + TestJars.FIRST_MOVE;
    }

    private Path of(String author) throws Exception {
        try {
            return Files.createDirectories(folder.resolve("export").resolve(author + "_assignsubmission_file_"));
        } catch (InvalidPathException e) {
            return Assumptions.abort("language settings that allow no folder called " + author);
        }
    }

    @Test
    void theListIsFrenchForAFrenchReader() throws Exception {
        work.withoutBubblewrap().run(Workplace.command("check", "export", "--game", "reversi:size=4", "--lang", "fr"));
        String list = Files.readString(folder.resolve("admission/admission.csv"));
        assertTrue(list.startsWith("\uFEFFnom,admis,\u00e0 corriger,fichier,ressemble \u00e0,lettre\r\n"), list);
        assertLine(list, "Bert_2,oui,,");
    }

    @Test
    void anExportIsCheckedIntoAListAndALetterForEachAuthor() throws Exception {
        // Read and not tried, as on a machine without a sandbox; CheckIT covers trials.
        Ran ran = work.withoutBubblewrap().run(Workplace.command("check", "export", "--game", "reversi:size=4"));
        assertEquals(1, ran.code(), ran::toString);
        assertTrue(ran.out().contains("12 submissions: 8 admitted, 4 refused"), ran::toString);
        assertTrue(ran.out().contains("the list is in admission/admission.csv"), ran::toString);

        String list = Files.readString(folder.resolve("admission/admission.csv"));
        assertTrue(list.startsWith("\uFEFFname,admitted,fix,file,alike,text\r\n"), list);
        assertLine(list, "Anna M\u00fcller_1,yes,,Anna M\u00fcller_1_assignsubmission_file_/bot.jar,");
        assertLine(list, "Bert_2,yes,,");
        assertLine(list, "Carl_3,no,\"an archive that the arena does not open", "Submit the jar itself");
        assertLine(list, "Dora_4,no,no Agent class", "Put one public class into it");
        assertLine(list, "Emil_5,yes,", "classes of the arena");
        assertLine(list, "Fay_6,no,\"a class is built for Java " + TOO_NEW, "--release");
        assertLine(list, "gil_7,yes,,");
        assertLine(list, "GIL_7,yes,,");
        assertLine(list, "\uD83E\uDD16 Zo\u00eb_8,yes,,");
        assertLine(list, LONG + "_9,yes,,");
        assertLine(list, "Ida_10,no,\"a document instead of a jar", "report.pdf");
        assertLine(list, "'=Jo_11,yes,,");
        lettersCanBeSentUnchanged(list);

        Ran strict = work.run("--agents", "export", "--game", "reversi:size=4", "--strict");
        assertEquals(1, strict.code(), strict::toString);
        assertTrue(
                strict.err().contains("nothing was played: not every jar may play")
                        && strict.err().contains("bot.rar"),
                strict::toString);
        assertFalse(Files.exists(folder.resolve("results")), "nothing was begun");
    }

    private void lettersCanBeSentUnchanged(String list) throws Exception {
        Path texts = folder.resolve("admission/texts");
        try (Stream<Path> files = Files.list(texts)) {
            List<Path> all = files.toList();
            assertEquals(12, all.size(), all::toString);
            for (Path file : all) {
                String text = Files.readString(file);
                assertTrue(list.contains("texts/" + file.getFileName()), file::toString);
                assertTrue(file.getFileName().toString().matches("[A-Za-z0-9._-]{1,84}[.]txt"), file::toString);
                assertFalse(text.contains(folder.toString()), text);
            }
        }
        String letter = Files.readString(texts.resolve("Dora_4.txt"));
        assertTrue(
                letter.startsWith("Subject: reversi:size=4 tournament: your agent cannot play yet\n\nHello Dora,\n"));
        assertTrue(letter.contains("1. no Agent class\n"), letter);
        String young = Files.readString(texts.resolve("Fay_6.txt")).replaceAll("\\s+", " ");
        assertTrue(young.contains("compile with --release"), young);
        assertFalse(young.contains("Organizer"), young);
        assertTrue(
                Files.readString(texts.resolve("Bert_2.txt")).contains("'all of it.zip' is admitted and will play."));
    }

    private static void assertLine(String list, String begin, String... parts) {
        String line = list.lines()
                .filter(each -> each.startsWith(begin))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no line begins with " + begin + " in\n" + list));
        for (String part : parts) {
            assertTrue(line.contains(part), () -> "'%s' is missing in %s".formatted(part, line));
        }
    }
}
