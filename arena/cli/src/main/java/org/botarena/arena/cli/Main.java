package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.venue.Installation;

/** Where the launcher scripts enter. */
public final class Main {
    private Main() {}

    /** Runs one command and ends the JVM with its exit code: 0 done, 1 refused or failed, 2 usage, 130 interrupted. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> e.printStackTrace(new VisiblePrinter(err)));
        int code = Arena.commandLine(Installation.ofThisProgram(), out, err).execute(args);
        out.flush();
        err.flush();
        System.exit(code);
    }
}
