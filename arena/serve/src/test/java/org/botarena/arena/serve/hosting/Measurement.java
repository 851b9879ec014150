package org.botarena.arena.serve.hosting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.io.FileUtils;

/**
 * The arguments of a measurement, and its temporary folder.
 *
 * @param times the number of measurements
 * @param seconds their duration
 */
record Measurement(int times, int seconds, Path folder) implements AutoCloseable {
    /** Reads {@code [TIMES [SECONDS]]}, with these defaults. */
    static Measurement of(String[] arguments, int times, int seconds) throws IOException {
        return new Measurement(
                arguments.length > 0 ? Integer.parseInt(arguments[0]) : times,
                arguments.length > 1 ? Integer.parseInt(arguments[1]) : seconds,
                Files.createTempDirectory("measurement-"));
    }

    /** Prints the measurements, in seconds. */
    static void print(String what, double[] seconds) {
        Arrays.sort(seconds);
        System.out.printf(
                Locale.ROOT,
                "%s: median %.2f s, worst of %d %.2f s%n",
                what,
                seconds[seconds.length / 2],
                seconds.length,
                seconds[seconds.length - 1]);
    }

    @Override
    public void close() throws IOException {
        FileUtils.deleteDirectory(folder.toFile());
    }
}
