package org.botarena.zoo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.process.enclosure.Isolation;

/** The zoo as a table of 80 columns: agent, attack, expectation, and each level in a word. */
final class ZooTable {
    private static final int TRIES = 32;
    private static final String ROW = "%-24s %-" + TRIES + "s %-7s %-7s";

    private ZooTable() {}

    /** The table, its legend, and the deviations. */
    static String of(List<Observation> observations) {
        List<String> lines = new ArrayList<>();
        lines.add(row("agent, and what is expected", "what it tries", "process", "sandbox"));
        String kind = "";
        for (Map.Entry<Specimen, Map<Isolation, Observation>> each :
                bySpecimen(observations).entrySet()) {
            if (!each.getKey().kind().equals(kind)) {
                kind = each.getKey().kind();
                lines.add("");
                lines.add(kind);
            }
            lines.addAll(rows(each.getKey(), each.getValue()));
        }
        lines.add("");
        lines.addAll(summary(observations));
        return String.join("\n", lines) + "\n";
    }

    private static Map<Specimen, Map<Isolation, Observation>> bySpecimen(List<Observation> observations) {
        Map<Specimen, Map<Isolation, Observation>> rows = new LinkedHashMap<>();
        for (Observation observation : observations) {
            rows.computeIfAbsent(observation.specimen(), same -> new LinkedHashMap<>())
                    .put(observation.isolation(), observation);
        }
        return rows;
    }

    private static List<String> rows(Specimen specimen, Map<Isolation, Observation> seen) {
        List<String> left = new ArrayList<>();
        left.add(specimen.name());
        Map<String, Set<Ground>> outcomes = specimen.label().expectations().stream()
                .collect(Collectors.groupingBy(
                        Expectation::outcome,
                        LinkedHashMap::new,
                        Collectors.mapping(Expectation::ground, Collectors.toSet())));
        outcomes.forEach((outcome, grounds) -> left.add("  " + outcome + where(grounds)));
        List<String> middle = wrapped(specimen.label().tries());
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < Math.max(left.size(), middle.size()); i++) {
            rows.add(row(
                    i < left.size() ? left.get(i) : "",
                    i < middle.size() ? middle.get(i) : "",
                    i == 0 ? cell(seen.get(Isolation.PROCESS)) : "",
                    i == 0 ? cell(seen.get(Isolation.SANDBOX)) : ""));
        }
        return rows;
    }

    /** Empty for a result that is right at both levels. */
    private static String where(Set<Ground> grounds) {
        boolean isInSandbox = grounds.contains(Ground.EXPECT) || grounds.contains(Ground.SANDBOX);
        boolean isInProcess = grounds.size() > 1 || !grounds.contains(Ground.SANDBOX);
        return isInSandbox ? (isInProcess ? "" : ", sandbox") : ", process";
    }

    private static String cell(Observation observation) {
        return observation == null ? "" : observation.cell();
    }

    private static String row(String agent, String tries, String process, String sandbox) {
        return ROW.formatted(agent, tries, process, sandbox).stripTrailing();
    }

    private static List<String> wrapped(String text) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ", -1)) {
            if (line.length() + 1 + word.length() > TRIES) {
                lines.add(line);
                line = word;
            } else {
                line = line.isEmpty() ? word : line + " " + word;
            }
        }
        lines.add(line);
        return lines;
    }

    private static List<String> summary(List<Observation> observations) {
        List<String> lines = new ArrayList<>();
        for (Isolation isolation : List.of(Isolation.PROCESS, Isolation.SANDBOX)) {
            Map<String, Long> cells = observations.stream()
                    .filter(observation -> observation.isolation() == isolation)
                    .collect(Collectors.groupingBy(Observation::cell, Collectors.counting()));
            if (!cells.isEmpty()) {
                lines.add(String.format(
                        Locale.ROOT,
                        "%s: %d ok, %d wrong, %d not promised there (-)",
                        isolation,
                        cells.getOrDefault("ok", 0L),
                        cells.getOrDefault("WRONG", 0L),
                        cells.getOrDefault("-", 0L)));
            }
        }
        Stream<String> wrongs = observations.stream()
                .flatMap(observation -> observation.wrongs().stream()
                        .map(wrong ->
                                "%s at %s: %s".formatted(observation.specimen(), observation.isolation(), wrong)));
        lines.addAll(wrongs.toList());
        return lines;
    }
}
