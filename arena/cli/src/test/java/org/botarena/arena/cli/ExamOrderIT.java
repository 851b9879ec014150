package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** An exam ranks agents like a tournament does: ten agents in Connect Four. */
@DisabledOnOs(OS.WINDOWS)
class ExamOrderIT {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final List<String> ENTRANTS = List.of(
            "random",
            "flat:rounds=2",
            "flat:rounds=20",
            "uct:simulations=10",
            "uct:simulations=30",
            "uct:simulations=100",
            "uct:simulations=300",
            "uct:simulations=2000",
            "alphabeta:depth=2",
            "alphabeta:depth=6");

    @TempDir
    Path folder;

    @Test
    @Tag("full")
    void theOrderOfTenEntrantsMatchesTheirRoundRobin() throws Exception {
        Workplace work = new Workplace(folder);
        List<String> run = new ArrayList<>(ENTRANTS);
        run.addAll(List.of("--game", "connectfour", "--pairs", "6", "--seed", "1", "--fresh", "pair"));
        run.addAll(List.of("--move-time", "5s", "--out", "out", "--quiet", "--yes"));
        assertEquals(0, work.run(run.toArray(String[]::new)).code());
        Map<String, Double> points = new TreeMap<>();
        JsonNode results = MAPPER.readTree(folder.resolve("out/results.json").toFile());
        for (JsonNode row : results.get("standings")) {
            points.put(row.get("entrant").asText(), row.get("points").asDouble());
        }
        Map<String, Double> mistakes = new TreeMap<>();
        for (String entrant : ENTRANTS) {
            JsonNode exam = MAPPER.readTree(work.done(
                            "exam",
                            entrant,
                            "--game",
                            "connectfour",
                            "--move-time",
                            "5s",
                            "--isolation=process",
                            "--json")
                    .out());
            mistakes.put(name(points, entrant), exam.at("/total/per100").asDouble());
        }
        double correlation = -correlation(points, mistakes);
        System.out.printf("points %s%nmistakes per 100 %s%nrank correlation %.3f%n", points, mistakes, correlation);
        assertTrue(correlation >= 0.9, () -> correlation + ": " + points + mistakes);
    }

    /** The name of an entrant in the tournament. */
    private static String name(Map<String, Double> points, String entrant) {
        return points.keySet().stream()
                .filter(name -> name.replaceAll("[^a-z0-9]", "").equals(entrant.replaceAll("[^a-z0-9]", "")))
                .findFirst()
                .orElseThrow();
    }

    /** Spearman's correlation, with mean ranks for ties. */
    private static double correlation(Map<String, Double> one, Map<String, Double> other) {
        double mean = (one.size() + 1) / 2.0;
        double both = 0;
        double first = 0;
        double second = 0;
        for (String name : one.keySet()) {
            double x = rank(one, name) - mean;
            double y = rank(other, name) - mean;
            both += x * y;
            first += x * x;
            second += y * y;
        }
        return both / Math.sqrt(first * second);
    }

    private static double rank(Map<String, Double> values, String name) {
        double own = values.get(name);
        long below = values.values().stream().filter(value -> value < own).count();
        long equal = values.values().stream().filter(value -> value == own).count();
        return below + (equal + 1) / 2.0;
    }
}
