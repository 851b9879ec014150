package org.botarena.arena.serve.hosting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What an installation has to make projects of, for a test. */
final class Kit {
    private Kit() {}

    /** Writes it into the home of an installation. */
    static void write(Path home) throws IOException {
        write(home, "kit/repository/api.jar", "the API");
        write(home, "kit/wrapper/mvnw", "#!/bin/sh\n");
        write(home, "kit/wrapper/mvnw.cmd", "@echo off\r\n");
    }

    private static void write(Path home, String name, String text) throws IOException {
        Path file = home.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
