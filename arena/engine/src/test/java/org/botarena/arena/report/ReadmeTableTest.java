package org.botarena.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.junit.jupiter.api.Test;

/** The ratings on the page of the first tournament are those of the results next to them. */
class ReadmeTableTest {
    private static final Pattern STANDING = Pattern.compile(
            "^\\d+=? +(?<name>\\w+) +[0-9.]+ +\\d+-\\d+-\\d+ +(?<elo>at (?:least|most) [+-]\\d+|[+-]\\d+ \u00b1 \\d+) .*$",
            Pattern.MULTILINE);

    private static final Pattern ROW = Pattern.compile(
            "^\\d+ (?<name>\\w+) +(?<cells>(?:-|\\d+-\\d+-\\d+)(?: +(?:-|\\d+-\\d+-\\d+))+)$", Pattern.MULTILINE);

    @Test
    void theEloColumnMatchesTheCrosstable() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "first-tournament.md"));
        List<String> names = new ArrayList<>();
        List<String[]> rows = new ArrayList<>();
        for (Matcher row = ROW.matcher(page); row.find(); ) {
            names.add(row.group("name"));
            rows.add(row.group("cells").split(" +", -1));
        }
        assertTrue(names.size() > 2, "no crosstable");
        Ratings ratings = Ratings.of(Pool.of(names, meetings(names, rows)), 1);
        int shown = 0;
        for (Matcher standing = STANDING.matcher(page); standing.find(); shown++) {
            // intervals and bounds depend on which games were a pair, which the crosstable does not say
            String elo = standing.group("elo");
            if (elo.contains("\u00b1")) {
                assertEquals(
                        ratings.rating(standing.group("name")).toString().replaceAll(" \u00b1 .*", ""),
                        elo.replaceAll(" \u00b1 .*", ""));
            }
        }
        assertEquals(names.size(), shown);
    }

    /** A pair of games between each two entrants, which makes a meeting. */
    private static List<PairResult> meetings(List<String> names, List<String[]> rows) {
        List<PairResult> meetings = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < i; j++) {
                String[] results = rows.get(i)[j].split("-", -1);
                meetings.add(new PairResult(
                        names.get(i),
                        names.get(j),
                        Integer.parseInt(results[0]),
                        Integer.parseInt(results[1]),
                        Integer.parseInt(results[2])));
            }
        }
        return meetings;
    }
}
