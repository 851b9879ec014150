package org.botarena.arena.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.botarena.arena.cli.console.StandardOutput;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.venue.Installation;

/** The entry point of the launcher scripts. */
public final class Main {
    private Main() {}

    /**
     * Runs one command and ends the JVM with its exit code: 0 done, 1 refused, failed, or output incomplete, 2 usage,
     * 130 interrupted, 141 when the reader of the output has closed the pipe.
     */
    public static void main(String[] args) {
        nameNoLocale();
        System.setProperty("java.awt.headless", "true"); // Draws images without a window system.
        StandardOutput standard = new StandardOutput();
        PrintWriter out = new PrintWriter(standard, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> e.printStackTrace(new VisiblePrinter(err)));
        int code =
                Arena.commandLine(args, Installation.ofThisProgram(), out, err).execute(args);
        out.flush();
        int told = standard.code(code, err);
        err.flush();
        System.exit(told);
    }

    /**
     * Sets a neutral locale. Libraries format numbers and change the case of letters with the default locale, as
     * picocli does in the completion script and in the order of options. Only the language of texts for people follows
     * the system.
     */
    private static void nameNoLocale() {
        Locale read = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.ROOT);
        Locale.setDefault(Locale.Category.DISPLAY, read);
    }
}
