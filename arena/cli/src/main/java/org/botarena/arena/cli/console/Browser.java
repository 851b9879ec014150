package org.botarena.arena.cli.console;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The browser of the person at the terminal. */
public final class Browser {
    private Browser() {}

    /** Opens a file in it; false where this system has no program for that. */
    public static boolean open(Path file) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        List<String> opener = system.startsWith("windows")
                ? List.of("rundll32", "url.dll,FileProtocolHandler")
                : List.of(system.startsWith("mac") ? "open" : "xdg-open");
        ProcessBuilder command = new ProcessBuilder(new ArrayList<>(opener))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        command.command().add(file.toUri().toString());
        try {
            command.start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
