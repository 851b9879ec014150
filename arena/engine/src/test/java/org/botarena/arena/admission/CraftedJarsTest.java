package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.testjars.CraftedJars;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** For each file that is made to exhaust its reader, the examiner answers and then examines the next one. */
@Tag("slow")
class CraftedJarsTest {
    /** The limit of one examination, the start of the next examiner, and a machine that does other things, too. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    @ParameterizedTest
    @EnumSource
    void isAnsweredForAndTheNextIsExaminedWithoutASandbox(CraftedJars kind) throws Exception {
        try (Examiners plain = Examination.withoutSandbox()) {
            examination.askedOf(plain);
            isAnsweredForAndTheNextIsExamined(kind);
        }
    }

    @ParameterizedTest
    @EnumSource
    void isAnsweredForAndTheNextIsExamined(CraftedJars kind) throws Exception {
        Path crafted = kind.into(folder);
        Path good = TestJars.agent(folder, "good", TestJars.FIRST_MOVE);
        long begin = System.nanoTime();
        if (kind.isAdmitted()) {
            examination.admitted(crafted);
        } else {
            Refused refused =
                    assertInstanceOf(Refused.class, examination.admission().examine(crafted, false));
            assertEquals(1, refused.problems().size(), refused::toString);
            Examination.assertSays(refused.problems().get(0), kind.refusal());
        }
        Duration took = Duration.ofNanos(System.nanoTime() - begin);
        assertTrue(took.compareTo(PATIENCE) < 0, () -> "%s took %s".formatted(kind, took));
        examination.admitted(good);
    }
}
