package org.botarena.arena.admission.examination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
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
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.testjars.CraftedJars;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The processes that look into jars: one for many jars, another one when it is lost, none in the end. */
class ExaminersTest {
    @TempDir
    Path folder;

    private Path cache;
    private Examiners examiners;
    private Admission admission;

    @BeforeEach
    void open() throws Exception {
        cache = OpenFolder.temporary("botarena-examiners-");
        use(Examiners.in(cache, Jdk.running(), Machine.here(), Games.installed()));
    }

    private void use(Examiners others) {
        examiners = others;
        admission = new Admission(folder.resolve("staging"), examiners);
    }

    @AfterEach
    void close() {
        examiners.close();
        FileUtils.deleteQuietly(cache.toFile());
    }

    private Path good(String name) {
        return TestJars.agent(folder, name, TestJars.FIRST_MOVE);
    }

    private void assertAdmitted(Path jar) {
        Examined examined = admission.examine(jar, false);
        assertInstanceOf(Admitted.class, examined, examined::toString);
    }

    private static boolean isAlive(long pid) {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }

    private static void awaitEnd(long pid) throws Exception {
        ProcessHandle.of(pid)
                .ifPresent(handle ->
                        handle.onExit().orTimeout(10, TimeUnit.SECONDS).join());
    }

    @Test
    void oneProcessServesManyJars() {
        assertAdmitted(good("one"));
        long pid = examiners.sitting().pid();
        assertAdmitted(good("two"));
        assertEquals(pid, examiners.sitting().pid());
    }

    @Test
    @NeedsSandbox
    void itIsInTheSandbox() {
        assertAdmitted(good("one"));
        assertEquals(Isolation.SANDBOX, examiners.sitting().level());
    }

    @Test
    void withoutASandboxItIsAProcess() throws Exception {
        use(Examination.withoutSandbox());
        assertAdmitted(good("one"));
        assertEquals(Isolation.PROCESS, examiners.sitting().level());
        Examined refused = admission.examine(CraftedJars.CONSTANTS_OF_CONSTANTS.into(folder), false);
        Examination.assertSays(
                assertInstanceOf(Refused.class, refused).problems().get(0), "nested too deep");
        assertAdmitted(good("two"));
    }

    @Test
    void anotherTakesThePlaceOfOneThatNestedTooDeep() throws Exception {
        assertAdmitted(good("one"));
        long before = examiners.sitting().pid();
        assertInstanceOf(Refused.class, admission.examine(CraftedJars.CONSTANTS_OF_CONSTANTS.into(folder), false));
        assertAdmitted(good("two"));
        assertNotEquals(before, examiners.sitting().pid());
        awaitEnd(before);
    }

    @Test
    void anExaminerKilledBetweenTwoJarsCostsNoAuthorTheirPlace() throws Exception {
        assertAdmitted(good("one"));
        long before = examiners.sitting().pid();
        ProcessHandle.of(before).orElseThrow().destroyForcibly();
        awaitEnd(before);
        assertAdmitted(good("two"));
    }

    @Test
    @Tag("slow")
    void aJarThatTakesTooLongIsRefusedAfterTenSeconds() {
        Path slow = CraftedJars.CALLS_OF_LONG_NAMES.into(folder);
        long begin = System.nanoTime();
        Examined examined = admission.examine(slow, false);
        Duration took = Duration.ofNanos(System.nanoTime() - begin);
        Examination.assertSays(
                assertInstanceOf(Refused.class, examined).problems().get(0), "takes too long", "9 s", "build the jar");
        assertTrue(took.compareTo(TimeLimit.TIME) >= 0, took::toString);
        assertTrue(took.compareTo(TimeLimit.LONGEST.plusSeconds(20)) < 0, took::toString);
        assertAdmitted(good("one"));
    }

    @Test
    @Tag("slow")
    void whoStopsItWaitsForNoJar() throws Exception {
        Path slow = CraftedJars.CALLS_OF_LONG_NAMES.into(folder);
        assertAdmitted(good("one"));
        long pid = examiners.sitting().pid();
        CompletableFuture<Examined> examining = CompletableFuture.supplyAsync(() -> admission.examine(slow, false));
        Thread.sleep(1500);
        assertFalse(examining.isDone());
        long begin = System.nanoTime();
        examiners.stop();
        Exception thrown = assertThrows(Exception.class, () -> examining.get(30, TimeUnit.SECONDS));
        Duration took = Duration.ofNanos(System.nanoTime() - begin);
        assertInstanceOf(AdmissionStopped.class, thrown.getCause() == null ? thrown : thrown.getCause());
        assertTrue(took.compareTo(Duration.ofSeconds(5)) < 0, took::toString);
        awaitEnd(pid);
        assertThrows(AdmissionStopped.class, () -> admission.examine(good("two"), false));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nothingIsLeftOfIt() throws Exception {
        assertAdmitted(good("one"));
        long pid = examiners.sitting().pid();
        assertTrue(isAlive(pid));
        examiners.close();
        awaitEnd(pid);
        assertFalse(isAlive(pid));
        try (Stream<Path> left = Files.list(folder.resolve("staging"))) {
            assertEquals(
                    List.of(".originals", "one.jar"),
                    left.map(file -> file.getFileName().toString()).sorted().toList(),
                    "the original, and what is played of it");
        }
    }
}
