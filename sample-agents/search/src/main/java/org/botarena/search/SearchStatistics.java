package org.botarena.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Position;

/**
 * The statistics of a search's last decision: a table with a row for each move at the root, if the search has one, and
 * facts about the whole. {@link #toString} is for people; agents print it with the option {@code explain=true}. One
 * thread at a time.
 */
public final class SearchStatistics {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();
    private final Map<String, String> facts = new LinkedHashMap<>();

    /** Makes a table with these columns, the first of which names the move. Without columns there are only facts. */
    public SearchStatistics(String... columns) {
        if (columns.length > 0) {
            rows.add(List.of(columns));
        }
    }

    /** Adds a row, with a cell for each column. */
    public SearchStatistics row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    /** Adds a fact. */
    public SearchStatistics fact(String name, Object value) {
        facts.put(name, value.toString());
        return this;
    }

    /** Adds the principal variation: the moves that the search expects from a position on. */
    public <P extends Position<P>> SearchStatistics principalVariation(P from, List<Long> moves) {
        return fact("principal variation", line(from, moves));
    }

    /** The notation of moves from a position on. */
    public static <P extends Position<P>> String line(P from, List<Long> moves) {
        StringBuilder line = new StringBuilder();
        P position = from;
        for (int i = 0; i < moves.size(); i++) {
            position = i == 0 ? from : position.play(moves.get(i - 1));
            line.append(i == 0 ? "" : " ").append(position.show(moves.get(i)));
        }
        return line.toString();
    }

    /** A number with a fixed number of decimals. */
    public static String decimal(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    /** The table with right-aligned numbers, followed by the facts, one per line. */
    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(line(row)));
        facts.forEach((name, value) -> lines.add(name + ": " + value));
        return String.join("\n", lines);
    }

    private String line(List<String> row) {
        return IntStream.range(0, row.size())
                .mapToObj(column -> {
                    int width = rows.stream()
                            .mapToInt(each -> each.get(column).length())
                            .max()
                            .orElse(0);
                    String padding = " ".repeat(width - row.get(column).length());
                    return column == 0 ? row.get(column) + padding : padding + row.get(column);
                })
                .collect(Collectors.joining(GAP))
                .stripTrailing();
    }
}
