package org.botarena.golden;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The published files of a tournament, as golden files. */
final class ResultsFolder {
    /** Columns that differ in every run. */
    static final Set<String> TIMES_OF_TABLES =
            Set.of("mean_move_ms", "worst_move_ms", "idle_cpu_ms", "excused", "disturbed");

    private static final Set<String> MACHINE = Set.of(
            "version",
            "arena",
            "java",
            "started",
            "ended",
            "receipt",
            "sha256",
            "written",
            "cores",
            "memoryMiB",
            "machine",
            "seconds");
    private static final Set<String> TIMES = Set.of(
            "wallMs",
            "cpuMs",
            "stallMs",
            "excused",
            "footprint",
            "footprints",
            "evidence",
            "meanMoveMs",
            "worstMoveMs",
            "idleCpuMs",
            "disturbed");

    private ResultsFolder() {}

    /** Whether times of moves are compared: those of recorded games do not change. */
    enum Times {
        KEPT,
        MASKED
    }

    /** Fails if a file of the folder differs from its golden file. */
    static void assertSame(String name, Path results, Times times) throws IOException {
        TreeMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(results)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String text = text(file, times);
                if (!text.isEmpty()) {
                    files.put(file.getFileName().toString().replace("report.html", "report.txt"), text);
                }
            }
        }
        for (String file : files.keySet()) {
            Golden.assertSame(name + "/" + file, files.get(file));
        }
        Golden.assertSame(name + "/files.txt", String.join("\n", files.keySet()) + "\n");
    }

    private static String text(Path file, Times times) throws IOException {
        String name = file.getFileName().toString();
        Set<String> masked = times == Times.KEPT ? MACHINE : union(MACHINE, TIMES);
        if (name.equals("results.json")) {
            return Masks.json(Files.readString(file), masked);
        } else if (name.equals("games.jsonl")) {
            return Files.readAllLines(file).stream()
                    .map(line -> Masks.jsonLine(line, masked))
                    .collect(joining());
        } else if (name.endsWith(".csv")) {
            String table = Files.readString(file);
            return times == Times.KEPT ? table : Masks.csv(table, TIMES_OF_TABLES);
        } else if (name.equals("report.html")) {
            return Masks.moments(ReportText.of(Files.readString(file)));
        }
        if (!name.matches("games[.](ggf|pdn)")) {
            return "";
        }
        String games = Masks.moments(Files.readString(file));
        return times == Times.KEPT
                ? games
                : games.replaceAll("DT\\[[^]]*]", "DT[#]")
                        .replaceAll("\\[Date .*]", "[Date #]")
                        .replaceAll("(?<=[A-Z0-9]//)[0-9.]+", "#");
    }

    private static Set<String> union(Set<String> one, Set<String> other) {
        return Stream.concat(one.stream(), other.stream()).collect(toSet());
    }
}
