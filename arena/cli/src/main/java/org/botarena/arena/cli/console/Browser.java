package org.botarena.arena.cli.console;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The default browser of the person at the terminal. */
public final class Browser {
    private Browser() {}

    /** Opens a file in the browser; returns false if the system has no program for it. */
    public static boolean open(Path file) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String address = file.toUri().toString();
        List<String> command = system.startsWith("windows")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of(system.startsWith("mac") ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
