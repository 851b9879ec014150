package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.OpenFolder;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Admission in a staging folder of its own, which is gone after each test, and what tests ask of it. One examiner serves all
 * tests of a JVM.
 */
public final class Examination implements BeforeEachCallback, AfterEachCallback {
    private static final Path CACHE = cache();
    private static final Examiners SHARED = shared();

    private Path staging;
    private Admission admission;

    @Override
    public void beforeEach(ExtensionContext test) throws IOException {
        staging = Files.createTempDirectory("botarena-staging-");
        askedOf(SHARED);
    }

    @Override
    public void afterEach(ExtensionContext test) {
        FileUtils.deleteQuietly(staging.toFile());
    }

    /** From now on in this test those examiners look. */
    void askedOf(Examiners examiners) {
        admission = new Admission(staging, examiners);
    }

    /** Where copies are staged. */
    public Path staging() {
        return staging;
    }

    /** What is tested. */
    public Admission admission() {
        return admission;
    }

    /** At the level of isolation that works here. */
    public static Examiners examiners() {
        return SHARED;
    }

    /** Those for agents on a JDK of this feature version. */
    public static Examiners examinersFor(int feature) throws IOException {
        Jdk here = Jdk.running();
        return Examiners.in(CACHE, new Jdk(here.home(), feature, here.identity()), Machine.here(), Games.installed());
    }

    /** Those of a machine without a sandbox. */
    public static Examiners withoutSandbox() throws IOException {
        return Examiners.in(CACHE, Jdk.running(), withoutBubblewrap(), Games.installed());
    }

    /** This machine without a sandbox. */
    public static Machine withoutBubblewrap() {
        return withBubblewrap(Optional.empty());
    }

    /** This machine with another bubblewrap, or without one. */
    public static Machine withBubblewrap(Optional<Path> bubblewrap) {
        Machine here = Machine.here();
        return new Machine(
                here.isLinux(),
                here.cores(),
                here.shell(),
                here.setsid(),
                here.taskset(),
                here.prlimit(),
                here.setpriv(),
                bubblewrap,
                here.freezer());
    }

    private static Path cache() {
        try {
            return OpenFolder.temporary("botarena-examiner-cache-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Examiners shared() {
        try {
            Examiners examiners = Examiners.in(CACHE, Jdk.running(), Machine.here(), Games.installed());
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                examiners.close();
                FileUtils.deleteQuietly(CACHE.toFile());
            }));
            return examiners;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The jar may play. */
    public Admitted admitted(Path source) {
        Examined examined = admission.examine(source, false);
        return assertInstanceOf(Admitted.class, examined, examined::toString);
    }

    /** The jar may play, and there is exactly one warning. */
    public Problem warned(Path source) {
        List<Problem> warnings = admitted(source).warnings();
        assertEquals(1, warnings.size(), warnings::toString);
        assertEquals(Problem.Severity.WARNING, warnings.get(0).severity());
        return warnings.get(0);
    }

    /** The jar may not play for exactly one reason, its path is in the message, and nothing is left behind. */
    public Problem refused(Path source) throws IOException {
        List<String> before = staged();
        Refused refused = assertInstanceOf(Refused.class, admission.examine(source, false));
        assertEquals(1, refused.problems().size(), refused::toString);
        assertTrue(refused.toString().startsWith(source + ": "), refused::toString);
        assertEquals(before, staged(), "nothing may be left behind");
        return refused.problems().get(0);
    }

    /** The names of the staged copies. */
    public List<String> staged() throws IOException {
        try (Stream<Path> files = Files.list(staging)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /** Skips the test where the system's language settings (for instance LC_ALL=C) allow no such file name. */
    public static void assumeFilesMayBeCalled(String name) {
        Assumptions.assumeTrue(isFileName(name), () -> "language settings that allow no file called " + name);
    }

    private static boolean isFileName(String name) {
        try {
            return !Path.of(name).toString().isEmpty();
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** The message holds all of these, whatever the case. */
    public static void assertSays(Problem problem, String... parts) {
        for (String part : parts) {
            assertTrue(
                    problem.toString().toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT)),
                    () -> "'%s' is missing in: %s".formatted(part, problem));
        }
    }
}
