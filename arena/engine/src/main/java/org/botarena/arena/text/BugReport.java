package org.botarena.arena.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps what a bug of the arena threw, for whoever reports it. */
public final class BugReport {
    private BugReport() {}

    /** Writes the stack trace to a new file in the system's folder for such files. */
    public static Path keep(Throwable bug) throws IOException {
        Path file = Files.createTempFile("arena-bug-", ".txt");
        try (PrintWriter writer = new VisiblePrinter(new PrintWriter(Files.newBufferedWriter(file)))) {
            bug.printStackTrace(writer);
        }
        return file;
    }
}
