package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.botarena.arena.cli.console.StandardOutput;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.venue.Installation;

/** Where the launcher scripts enter. */
public final class Main {
    private Main() {}

    /**
     * Runs one command and ends the JVM with its exit code: 0 done, 1 refused, failed, or not all written to standard output,
     * 2 usage, 130 interrupted, 141 whoever read the output has closed the pipe.
     */
    public static void main(String[] args) {
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // libraries name no locale: picocli's completion script
        StandardOutput standard = new StandardOutput();
        PrintWriter out = new PrintWriter(standard, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> e.printStackTrace(new VisiblePrinter(err)));
        int code = Arena.commandLine(Installation.ofThisProgram(), out, err).execute(args);
        out.flush();
        int told = standard.code(code, err);
        err.flush();
        System.exit(told);
    }
}
