package org.botarena.arena.admission.examination;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examination;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.testjars.CraftedJars;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bytes that were examined are not examined again, in this run or a later one, while all that the answer depends on is the same. */
class ExaminedOnceTest {
    @TempDir
    Path folder;

    private Path cache;
    private final List<Examiners> open = new ArrayList<>();
    private final Map<Path, FileTime> written = new HashMap<>();
    private int examinations;

    @BeforeEach
    void open() throws Exception {
        cache = OpenFolder.temporary("botarena-once-");
    }

    @AfterEach
    void close() {
        open.forEach(Examiners::close);
        FileUtils.deleteQuietly(cache.toFile());
    }

    private Examiners run(Jdk jdk, Games games) throws IOException {
        return run(jdk, Machine.here(), games);
    }

    private Examiners run(Machine machine) throws IOException {
        return run(Jdk.running(), machine, Games.installed());
    }

    private Examiners run(Jdk jdk, Machine machine, Games games) throws IOException {
        Examiners examiners = Examiners.in(cache, jdk, machine, games);
        open.add(examiners);
        return examiners;
    }

    private Examiners run() throws IOException {
        return run(Jdk.running(), Games.installed());
    }

    /** Each answer of an examiner is written, and a remembered one is not. */
    private Examined examine(Examiners examiners, Path file) throws IOException {
        Examined examined = new Admission(Files.createTempDirectory(folder, "staging"), examiners).examine(file, false);
        for (Path kept : memory()) {
            FileTime now = Files.getLastModifiedTime(kept);
            if (!now.equals(written.put(kept, now))) {
                examinations++;
            }
        }
        return examined;
    }

    private List<Path> memory() throws IOException {
        Path memory = cache.resolve("memory");
        if (!Files.isDirectory(memory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(memory)) {
            return files.sorted(Comparator.naturalOrder()).toList();
        }
    }

    private Admitted admit(Examiners examiners, Path file) throws IOException {
        return assertInstanceOf(Admitted.class, examine(examiners, file));
    }

    private Path jar(String name) {
        return TestJars.agent(folder, name, TestJars.FIRST_MOVE);
    }

    private void assertExamined(int times) {
        assertEquals(times, examinations);
    }

    @Test
    void aJarIsExaminedOnceUnderWhateverName() throws Exception {
        Path jar = jar("bot");
        Admitted first = admit(run(), jar);
        Examiners later = run();
        Admitted second = admit(later, jar);
        Admitted third = admit(later, Files.copy(jar, folder.resolve("entrant_7.jar")));
        assertExamined(1);
        assertEquals(first.program().sha256(), second.program().sha256());
        assertEquals(first.agentClass(), second.agentClass());
        assertEquals(first.settings(), second.settings());
        assertEquals(first.code(), second.code());
        assertArrayEquals(Files.readAllBytes(first.staged()), Files.readAllBytes(second.staged()));
        assertArrayEquals(
                Files.readAllBytes(jar), Files.readAllBytes(second.program().original()));
        assertEquals("entrant_7.jar", third.staged().getFileName().toString());
    }

    @Test
    void theJarInAZipIsTakenFromTheMemoryToo() throws Exception {
        Path zip = TestJars.jar("z")
                .entry("hand-in/bot.jar", Files.readAllBytes(jar("bot")))
                .intoFile(folder.resolve("z.zip"));
        Admitted first = admit(run(), zip);
        Admitted second = admit(run(), zip);
        assertExamined(1);
        assertEquals(first.sha256(), second.sha256());
        assertArrayEquals(
                Files.readAllBytes(jar("bot")),
                Files.readAllBytes(second.program().original()));
        assertEquals("bot.jar", second.staged().getFileName().toString());
    }

    @Test
    void aRefusalIsRememberedWithItsReasons() throws Exception {
        Path jar = TestJars.jar("none").entry("a.txt", "a").into(folder);
        Refused first = assertInstanceOf(Refused.class, examine(run(), jar));
        Refused second = assertInstanceOf(Refused.class, examine(run(), jar));
        assertExamined(1);
        assertEquals(first, second);
    }

    @Test
    void anotherByteInTheJarIsAnotherJar() throws Exception {
        Path jar = jar("bot");
        admit(run(), jar);
        byte[] bytes = Files.readAllBytes(jar);
        bytes[bytes.length / 2] ^= 1;
        Files.write(jar, bytes);
        examine(run(), jar);
        assertExamined(2);
    }

    @Test
    void anotherJdkHasItExaminedAgain() throws Exception {
        Jdk here = Jdk.running();
        admit(run(here, Games.installed()), jar("bot"));
        admit(run(new Jdk(here.home(), here.feature(), here.identity() + "+1"), Games.installed()), jar("bot"));
        admit(run(new Jdk(here.home(), here.feature() + 1, here.identity()), Games.installed()), jar("bot"));
        assertExamined(3);
    }

    @Test
    void anotherGameJarHasItExaminedAgain() throws Exception {
        admit(run(), jar("bot"));
        GameJars games = GameJars.in(
                TestGames.DOTS_AND_BOXES.into(folder.resolve("games")).getParent());
        admit(run(Jdk.running(), games.games()), jar("bot"));
        assertExamined(2);
    }

    @Test
    @NeedsSandbox
    void whatWasFoundWithoutTheSandboxDoesNotCountInIt() throws Exception {
        admit(run(Examination.withoutBubblewrap()), jar("bot"));
        admit(run(), jar("bot"));
        assertExamined(2);
    }

    @Test
    void aFolderOfClassesUnderAnotherNameHasAnotherCopy() throws Exception {
        Path one = TestJars.jar("bot")
                .source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""))
                .classesInto(folder.resolve("one"));
        Path two = folder.resolve("two");
        FileUtils.copyDirectory(one.toFile(), two.toFile());
        String first = admit(run(), one).sha256();
        assertNotEquals(first, admit(run(), two).sha256());
        assertEquals(first, admit(run(), one).sha256());
        assertExamined(2);
    }

    @Test
    void aFileThatEndedItsExaminerIsNotRemembered() throws Exception {
        assertInstanceOf(Refused.class, examine(run(), CraftedJars.CONSTANTS_OF_CONSTANTS.into(folder)));
        assertEquals(List.of(), memory());
    }

    @Test
    void aCopyThatWasDamagedIsNeverStaged() throws Exception {
        Path jar = jar("bot");
        byte[] right = Files.readAllBytes(admit(run(), jar).staged());
        long size = Files.size(memory().get(0));
        for (long at : new long[] {0, 64, 80, size / 2, size - 1}) {
            try (RandomAccessFile kept = new RandomAccessFile(memory().get(0).toFile(), "rw")) {
                kept.seek(at);
                int before = kept.read();
                kept.seek(at);
                kept.write(before ^ 0x20);
            }
            Files.setLastModifiedTime(memory().get(0), FileTime.fromMillis(at));
            written.put(memory().get(0), FileTime.fromMillis(at));
            examinations = 0;
            Admitted again = admit(open.get(0), jar);
            assertArrayEquals(right, Files.readAllBytes(again.staged()));
            assertExamined(1);
        }
    }
}
