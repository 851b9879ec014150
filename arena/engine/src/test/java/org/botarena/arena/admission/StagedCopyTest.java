package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The host gets a copy made for it: one agent, named after its file, and nothing of the arena's own. */
class StagedCopyTest {
    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private static TestJar agent(String fileName) {
        return TestJars.jar(fileName).source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""));
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(ZipEntry::getName).toList();
        }
    }

    private static Map<String, String> manifest(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.getManifest().getMainAttributes().entrySet().stream()
                    .collect(Collectors.toMap(
                            line -> line.getKey().toString(),
                            line -> line.getValue().toString(),
                            (first, second) -> first,
                            TreeMap::new));
        }
    }

    private static String text(Path jar, String entry) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return new String(file.getInputStream(file.getEntry(entry)).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String sha256(Path file) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    @Test
    void whateverTheJarSaysTheManifestAndTheIndexAreTheArenas() throws Exception {
        Path jar = agent("bot")
                .manifest("Plugin-Id", "uct")
                .manifest("Plugin-Provider", "me")
                .manifest("Plugin-Requires", "9.9.9")
                .entry("META-INF/extensions.idx", "agents.Other\n")
                .entry("book/openings.txt", "d3 c5")
                .signed()
                .into(folder);
        Path staged = examination.admitted(jar).staged();
        assertEquals(
                List.of("META-INF/MANIFEST.MF", "META-INF/extensions.idx", "agents/Bot.class", "book/openings.txt"),
                names(staged));
        assertEquals(
                Map.of(
                        "Manifest-Version",
                        "1.0",
                        "Plugin-Id",
                        "bot",
                        "Plugin-Version",
                        "0.0.0",
                        "Plugin-Provider",
                        "me"),
                manifest(staged),
                "who made it is for readers, and stays");
        assertEquals("agents.Bot\n", text(staged, "META-INF/extensions.idx"));
        assertEquals("d3 c5", text(staged, "book/openings.txt"));
    }

    @Test
    void neitherManifestNorIndexIsNeeded() throws Exception {
        Path staged = examination
                .admitted(agent("bot").withoutManifest().into(folder))
                .staged();
        assertEquals("agents.Bot\n", text(staged, "META-INF/extensions.idx"));
    }

    @Test
    void versionsForOtherReleasesStay() throws Exception {
        Path jar = agent("bot")
                .versioned(21, "agents.Tool", "package agents; class Tool {}")
                .into(folder);
        Path staged = examination.admitted(jar).staged();
        assertEquals("true", manifest(staged).get("Multi-Release"));
        assertEquals(true, names(staged).contains("META-INF/versions/21/agents/Tool.class"));
    }

    @Test
    void theServicesOfALibraryOfTheAgentsStay() throws Exception {
        String services = "META-INF/services/org.botarena.search.evaluation.GameEvaluation";
        Path jar = agent("searcher").entry(services, "agents.Own").into(folder);
        assertEquals(true, names(examination.admitted(jar).staged()).contains(services));
    }

    @Test
    void theArenasOwnClassesAreLeftOut() throws Exception {
        Path jar = agent("fat")
                .apiInside()
                .entry("org/slf4j/Logger.class", "old")
                .entry("META-INF/versions/9/org/slf4j/Logger.class", "old")
                .entry("org/botarena/search/Book.txt", "a library's")
                .into(folder);
        List<String> names = names(examination.admitted(jar).staged());
        assertEquals(
                List.of("agents/Bot.class", "org/botarena/search/Book.txt"),
                names.stream()
                        .filter(name -> name.startsWith("org/") || name.endsWith(".class"))
                        .toList());
        assertEquals(
                List.of(),
                names.stream()
                        .filter(name -> name.startsWith("META-INF/services/org."))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "bot-1.2.3, bot, 1.2.3",
        "bot-2, bot, 2.0.0",
        "my-bot-1.0-SNAPSHOT, my-bot, 1.0.0",
        "Élodie's bot, lodie-s-bot, 0.0.0",
        "🤖, agent, 0.0.0"
    })
    void pluginIdAndVersionComeFromTheFileName(String name, String id, String version) throws Exception {
        Path zip = TestJars.jar("z")
                .entry(
                        "hand-in/" + name + ".jar",
                        Files.readAllBytes(agent("bot").into(folder)))
                .intoFile(folder.resolve("hand-in.zip"));
        Path staged = examination.admitted(zip).staged();
        assertEquals(id, manifest(staged).get("Plugin-Id"));
        assertEquals(version, manifest(staged).get("Plugin-Version"));
        assertEquals(id + ".jar", staged.getFileName().toString());
        assertEquals(examination.staging(), staged.getParent());
    }

    @Test
    void jarsOfOneNameGetCopiesOfTheirOwn() throws Exception {
        Path first =
                examination.admitted(agent("bot").into(folder.resolve("a"))).staged();
        Path second = examination
                .admitted(agent("bot").entry("x", "x").into(folder.resolve("b")))
                .staged();
        assertNotEquals(first, second);
        assertEquals(List.of("bot-2.jar", "bot.jar"), examination.staged());
    }

    @Test
    void theHashIsTheOriginals() throws Exception {
        Path jar = agent("bot").into(folder);
        assertEquals(sha256(jar), examination.admitted(jar).sha256());
    }

    @Test
    void theOriginalIsKeptAtAdmissionAndNotAgainAtTheNextStaging() throws Exception {
        Path jar = agent("bot").into(folder);
        Program program = examination.admitted(jar).program();
        assertInstanceOf(Program.Jar.class, program);
        assertArrayEquals(Files.readAllBytes(jar), Files.readAllBytes(program.original()));
        Path kept = Files.move(program.original(), folder.resolve("kept.jar"));
        Admitted again = (Admitted) examination.admission().examineAgain(kept, false);
        assertEquals(new Program.Jar(kept, program.sha256(), kept), again.program());
        assertFalse(Files.exists(program.original()));
    }

    @Test
    void theOriginalOfAFolderOfClassesIsTheJarThatWasStagedOfIt() throws Exception {
        Admitted admitted = examination.admitted(agent("bot").classesInto(folder.resolve("bot")));
        assertArrayEquals(
                Files.readAllBytes(admitted.staged()),
                Files.readAllBytes(admitted.program().original()));
    }

    @Test
    void aFolderOfClassesGivesTheSameBytesWhereverItLies() throws Exception {
        Path one =
                agent("bot").entry("data/b.txt", "b").entry("data/a.txt", "a").classesInto(folder.resolve("one/bot"));
        Path two =
                agent("bot").entry("data/a.txt", "a").entry("data/b.txt", "b").classesInto(folder.resolve("two/bot"));
        Admitted first = examination.admitted(one);
        Admitted second = examination.admitted(two);
        assertEquals(sha256(first.staged()), first.sha256());
        assertEquals(first.sha256(), second.sha256());
        assertArrayEquals(Files.readAllBytes(first.staged()), Files.readAllBytes(second.staged()));
    }

    @Test
    void theOrderOfTheEntriesInAJarDoesNotMatter() throws Exception {
        Path one = agent("bot").entry("a.txt", "a").entry("b.txt", "b").into(folder.resolve("one"));
        Path two = agent("bot").entry("b.txt", "b").entry("a.txt", "a").into(folder.resolve("two"));
        assertArrayEquals(
                Files.readAllBytes(examination.admitted(one).staged()),
                Files.readAllBytes(examination.admitted(two).staged()));
    }

    @Test
    void everyUserCanReadThem() throws Exception {
        Assumptions.assumeTrue(
                folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path staged = examination.admitted(agent("bot").into(folder)).staged();
        assertEquals("rw-r--r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(staged)));
        assertEquals("rwxr-xr-x", PosixFilePermissions.toString(Files.getPosixFilePermissions(staged.getParent())));
    }

    @Test
    void theOriginalIsNeverMissingWhileTheSameFileIsAdmittedAgain() throws Exception {
        Path jar = agent("bot").into(folder);
        Path original = examination.admitted(jar).program().original();
        AtomicBoolean isOver = new AtomicBoolean();
        AtomicInteger missing = new AtomicInteger();
        Thread reader = new Thread(() -> {
            while (!isOver.get()) {
                missing.addAndGet(Files.exists(original) ? 0 : 1);
            }
        });
        reader.start();
        for (int time = 0; time < 40; time++) {
            assertEquals(original, examination.admitted(jar).program().original());
        }
        isOver.set(true);
        reader.join();
        assertEquals(0, missing.get());
    }
}
