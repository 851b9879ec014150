package org.botarena.arena.serve.hosting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files of an installation that projects are made from, for a test. */
final class Kit {
    private Kit() {}

    /** Writes them into the home of an installation. */
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
