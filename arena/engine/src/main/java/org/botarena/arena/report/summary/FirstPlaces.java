package org.botarena.arena.report.summary;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Standings cut to the first places, so that the public does not see the last places. */
public final class FirstPlaces {
    /** The number of places shown. */
    public static final int SHOWN = 10;

    /** Places that authors see above and below their own. */
    private static final int BESIDE = 2;

    private FirstPlaces() {}

    /** The first rows, then the others by name, without places and numbers. */
    public static List<Row> of(List<Row> rows) {
        return Stream.concat(
                        rows.stream().limit(SHOWN),
                        rows.stream()
                                .skip(SHOWN)
                                .map(Row::untold)
                                .sorted(Comparator.comparing(Row::name, String.CASE_INSENSITIVE_ORDER)
                                        .thenComparing(Row::entrant)))
                .toList();
    }

    /**
     * The first lines, and those around the lines of one author.
     *
     * @param lines the best first
     * @param isOwn whether a line is the author's
     */
    public static <T> List<T> around(List<T> lines, Predicate<T> isOwn) {
        return IntStream.range(0, lines.size())
                .filter(at -> at < SHOWN
                        || lines.subList(Math.max(0, at - BESIDE), Math.min(lines.size(), at + BESIDE + 1)).stream()
                                .anyMatch(isOwn))
                .mapToObj(lines::get)
                .toList();
    }
}
