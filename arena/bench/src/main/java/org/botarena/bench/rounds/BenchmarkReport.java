package org.botarena.bench.rounds;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A finished benchmark, with facts about the machine.
 *
 * @param bench its name
 * @param unit what is counted
 * @param step what the garbage is counted for
 * @param jdk the version of the Java that ran it
 * @param cores how many cores this process may use
 * @param load the system's load over the last minute, negative if unknown
 * @param rows the courses, the yardstick first
 */
public record BenchmarkReport(
        String bench, String unit, String step, String jdk, int cores, double load, List<Measurement> rows) {
    /** Makes a report of rows just measured. */
    public static BenchmarkReport of(String bench, String unit, String step, List<Measurement> rows) {
        return new BenchmarkReport(
                bench,
                unit,
                step,
                System.getProperty("java.runtime.version"),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                rows);
    }

    /** Prints the table, and writes it as JSON to the file that the first argument names, if there is one. */
    public void publish(String[] arguments) {
        System.out.print(table());
        if (arguments.length > 0) {
            write(Path.of(arguments[0]));
        }
    }

    private String table() {
        StringBuilder table = new StringBuilder(
                String.format(Locale.ROOT, "%s: JDK %s, cores %d, load %.1f%n", bench, jdk, cores, load));
        table.append("%-44s %14s %7s %9s %9s%n".formatted("", unit + "/s", "ratio", "promised", "B/" + step));
        for (Measurement row : rows) {
            String promised = row.atLeast() == 0 ? "" : String.format(Locale.ROOT, "%.2f", row.atLeast());
            table.append(String.format(
                    Locale.ROOT,
                    "%-44s %,14.0f %7.2f %9s %9.1f%n",
                    row.name(),
                    row.perSecond(),
                    row.ratio(),
                    promised,
                    row.bytesPerStep()));
        }
        return table.toString();
    }

    private void write(Path file) {
        ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
        try {
            if (file.toAbsolutePath().getParent() != null) {
                Files.createDirectories(file.toAbsolutePath().getParent());
            }
            json.writeValue(file.toFile(), this);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the figures to " + file, e);
        }
    }
}
