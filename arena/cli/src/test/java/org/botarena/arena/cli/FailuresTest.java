package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class FailuresTest {
    private final StringWriter err = new StringWriter();

    @Test
    void anErrorIsReportedInItsOwnWords() {
        assertEquals(1, fail(new Failed("there is no folder x: make it"), false));
        assertEquals("arena: there is no folder x: make it", err.toString().strip());
    }

    @Test
    void aBugReportsWhereItsStackTraceIs() throws IOException {
        assertEquals(1, fail(new IllegalStateException("impossible"), false));
        String said = err.toString();
        assertTrue(said.contains("this is a bug of the arena: java.lang.IllegalStateException: impossible"), said);
        assertFalse(said.contains("\tat "), said);
        Path file = Path.of(
                said.substring(said.indexOf("is in ") + "is in ".length()).strip());
        assertTrue(Files.readString(file).contains("\tat "), said);
        Files.delete(file);
    }

    @Test
    void theStackTraceIsShownOnRequest() {
        fail(new IllegalStateException("impossible"), true);
        assertTrue(err.toString().contains("\tat org.botarena"), err.toString());
    }

    @Test
    void anInterruptionIsNotAFailure() {
        assertEquals(130, fail(new InterruptedException(), false));
        assertEquals("", err.toString());
    }

    private int fail(Exception e, boolean wantsStackTrace) {
        CommandLine line = new CommandLine(new Idle()).setErr(new PrintWriter(err, true));
        return new Failures(() -> wantsStackTrace).handleExecutionException(e, line, line.parseArgs());
    }

    @Command(name = "idle")
    private static final class Idle {}
}
