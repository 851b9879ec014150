package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.testjars.ZipBytes.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives that lie about their contents or exceed the limits are refused and leave no files behind. */
class DishonestArchivesTest {
    private static final int MIB = 1 << 20;

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private static TestJar agent() {
        return TestJars.jar("bot")
                .source(TestJars.className("bot"), TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""));
    }

    @Test
    void aFileThatIsNotThere() throws Exception {
        assertSays(examination.refused(folder.resolve("bot.jar")), "this file does not exist", "bot.jar");
    }

    @Test
    void aTextFile() throws Exception {
        Path text = Files.writeString(folder.resolve("bot.jar"), "I am a bot");
        assertSays(examination.refused(text), "not a zip file", "zip header", "build the jar again");
    }

    @Test
    void aFileOfNoBytes() throws Exception {
        assertSays(examination.refused(Files.createFile(folder.resolve("bot.jar"))), "not a zip file", "empty");
    }

    @Test
    void aZipWithoutEntries() throws Exception {
        Path jar = folder.resolve("bot.jar");
        new ZipOutputStream(Files.newOutputStream(jar)).close();
        assertSays(examination.refused(jar), "the zip file is empty");
    }

    @Test
    void aZipThatIsCutOff() throws Exception {
        Path jar = agent().into(folder);
        byte[] bytes = Files.readAllBytes(jar);
        Files.write(jar, Arrays.copyOf(bytes, bytes.length / 2));
        assertSays(examination.refused(jar), "cannot be read");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#!/bin/sh\n", "\u007fELF", "MZ"})
    void aZipThatIsAlsoAProgram(String prefix) throws Exception {
        assertSays(
                examination.refused(agent().prefix(prefix).into(folder)),
                "not a zip file",
                "the file must begin with the zip");
    }

    @Test
    void aFileOfMoreThan64MiB() throws Exception {
        Path jar = agent().into(folder);
        try (RandomAccessFile file = new RandomAccessFile(jar.toFile(), "rw")) {
            file.setLength(64L * MIB + 1);
        }
        assertSays(examination.refused(jar), "too large", "64 MiB", "The page \"Agent limits\"");
    }

    @Test
    void atMost10000Entries() throws Exception {
        TestJar jar = agent();
        for (int i = 2; i < 10_000; i++) {
            jar.entry("data/" + i, "");
        }
        examination.admitted(jar.into(folder));
        assertSays(examination.refused(jar.entry("data/last", "").into(folder)), "too many entries", "10001", "10000");
    }

    @Test
    void atMost200MiBUnpacked() throws Exception {
        TestJar jar = agent().bomb("data/first", 100L * MIB).bomb("data/second", 99L * MIB);
        examination.admitted(jar.into(folder));
        assertSays(
                examination.refused(jar.bomb("data/third", MIB).into(folder)),
                "unpacks to too much",
                "200 MiB",
                "data/third");
    }

    @Test
    void aBombWhoseHeadersLie() throws Exception {
        Path jar = agent().entry(Entry.zeros("data", 300L * MIB).claiming(10)).into(folder);
        Problem problem = examination.refused(jar);
        assertFalse(problem.what().isEmpty());
        assertEquals(0, examination.staged().size());
    }

    @Test
    void aClassFileOfMoreThan8MiB() throws Exception {
        assertSays(
                examination.refused(agent().bomb("p/Huge.class", 8L * MIB + 1).into(folder)),
                "too large",
                "p/Huge.class",
                "8 MiB");
    }

    @Test
    void aNameTwice() throws Exception {
        Path jar = agent().entry("data.txt", "one").entry("data.txt", "two").into(folder);
        assertSays(examination.refused(jar), "twice", "data.txt");
    }

    @Test
    void aNameTwiceOfWhichTheListNamesOne() throws Exception {
        Path jar = agent().entry("data.txt", "one")
                .entry(Entry.of("data.txt", new byte[] {1}).listedAs(null))
                .into(folder);
        assertSays(examination.refused(jar), "twice", "data.txt");
    }

    @Test
    void aNameThatIsOnlyInTheListOrOnlyInTheFile() throws Exception {
        Path jar = agent().entry(Entry.of("p/A.class", new byte[] {1}).listedAs("p/B.class"))
                .into(folder);
        assertSays(examination.refused(jar), "broken class file");
        Path data = agent().entry(Entry.of("a.txt", new byte[] {1}).listedAs("b.txt"))
                .into(folder);
        assertSays(examination.refused(data), "contradicts itself", ".txt");
        Path hidden =
                agent().entry(Entry.of("a.txt", new byte[] {1}).listedAs(null)).into(folder);
        assertSays(examination.refused(hidden), "contradicts itself", "a.txt");
    }

    @Test
    void aListThatGivesAnotherPackedSizeThanTheFile() throws Exception {
        Path jar = agent().entry("data.txt", "some data").into(folder);
        byte[] bytes = Files.readAllBytes(jar);
        int listing = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf("PK\1\2");
        bytes[listing + 20] = 1;
        assertSays(examination.refused(Files.write(jar, bytes)), "zip file", "build the jar again");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../out.txt", "a/../../out.txt", "/etc/passwd", "C:/out.txt", "a/.."})
    void aNameThatLeadsOut(String name) throws Exception {
        assertSays(
                examination.refused(agent().entry(name, "x").into(folder)), "bad entry name", "leads out of the jar");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\\b.txt", "..\\out.txt", "a\u0000.txt", "a\nb.txt", "./a.txt"})
    void aNameThatIsNoPlainPath(String name) throws Exception {
        assertSays(examination.refused(agent().entry(name, "x").into(folder)), "bad entry name", "not a plain path");
    }

    @Test
    void theOriginalIsNeverTouched() throws Exception {
        Path jar = agent().into(folder);
        byte[] before = Files.readAllBytes(jar);
        examination.admitted(jar);
        assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(jar)));
        assertEquals(List.of("bot.jar"), examination.staged());
    }
}
