package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.admission.examiner.Problem;
import org.junit.jupiter.api.Assumptions;

/** Admission in a staging folder of its own, and what tests ask of it. */
public final class Examination {
    public static final int JAVA = 17;

    public final Path staging;
    public final Admission admission;

    public Examination(Path folder) {
        staging = folder.resolve("staging");
        admission = new Admission(staging, JAVA, Games.installed());
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

    public List<String> staged() throws IOException {
        try (Stream<Path> files = Files.list(staging)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
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
