package org.botarena.arena.serve.trouble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;

/** The report of an event about games that cannot be played. */
class TroubleTest {
    private final Trouble trouble = new Trouble();

    @Test
    void anExpectedFailureIsReportedInItsOwnWords() {
        assertEquals("there is no room", trouble.sentence(new Failed("there is no room")));
        assertEquals("full", trouble.sentence(new UncheckedIOException("full", new IOException())));
    }

    @Test
    void aBugNamesTheOneFileThatIsToBeReportedHoweverOftenItComes() throws IOException {
        String first = "";
        for (int i = 0; i < 3; i++) {
            String told = trouble.sentence(new IllegalStateException("number " + i));
            first = i == 0 ? told : first;
            assertEquals(first, told);
        }
        assertTrue(first.startsWith("this is a bug of the arena, IllegalStateException; please report it"), first);
        Path report = Path.of(first.replaceFirst(".* report it with ", ""));
        assertTrue(Files.readString(report).contains("number 0"));
        Files.delete(report);
    }
}
