package org.botarena.arena.decathlon;

import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.TERMINAL;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.decathlon.Discipline.Result;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.venue.Failed;

/**
 * Ranks authors over several finished tournaments, by the mean of their shares of the points. The components are the
 * JSON's fields. Immutable.
 *
 * @param games one for each tournament, in the order of the folders
 * @param ranking the best author first
 * @param remarks further information for the organizer, each a sentence
 */
public record Decathlon(List<Discipline> games, Table<Row> ranking, List<String> remarks) {
    /** With more games than this, the shares get a separate table on a terminal. */
    private static final int WIDE = 5;

    /** More games than these do not fit a terminal. */
    private static final int WIDEST = 10;

    private static final int MOST_CHANGES = 3;
    private static final int LETTERS = 4;
    private static final double SAME = 1e9;

    private static final String EXPLANATION = """
            % of the points possible in each game; - did not play, which counts 0
            joint: mean of the ratings in the games played, Elo with 95 % confidence
            beats: authors whom a majority of the games has behind (Copeland), a tie 1/2
            vote: place by these majorities, the clearest ones first (ranked pairs)
            """;

    private static final List<Column<Row>> WHO = List.of(
            Column.of("", Format.PLACE, row -> row.place + (row.isShared ? "=" : " "), TERMINAL),
            Column.of("place", Row::place, FILE),
            Column.of("shared", Row::isShared, FILE),
            Column.of("author", Format.ENTRANT, Row::author, TERMINAL, FILE),
            Column.of("shares", Row::shares, FILE));

    private static final List<Column<Row>> STRENGTH = List.of(
            Column.of("mean", Format.COUNT, row -> Numbers.fixed(100 * row.mean(), 1), TERMINAL),
            Column.of("mean", row -> JsonText.rounded(row.mean()), FILE),
            Column.of("joint", Format.COUNT, row -> row.joint().sentence(), TERMINAL),
            Column.of("elo", row -> JsonText.rounded(row.joint().value()), FILE),
            Column.of("eloLow", row -> JsonText.finite(row.joint().low()), FILE),
            Column.of("eloHigh", row -> JsonText.finite(row.joint().high()), FILE),
            Column.of("beats", Format.EXACT, Row::copeland, TERMINAL),
            Column.of("copeland", Row::copeland, FILE),
            Column.of("vote", Format.COUNT, Row::rankedPairs, TERMINAL),
            Column.of("rankedPairs", Row::rankedPairs, FILE));

    /**
     * An author's line. Immutable.
     *
     * @param place from 1, by the mean share
     * @param isShared whether another author has the same place
     * @param results by game, or empty if the author has not played it
     * @param copeland how many authors this one beats in a majority of the games; a tie counts half
     * @param rankedPairs the place by the majorities of the games
     */
    record Row(
            int place,
            boolean isShared,
            String author,
            List<Optional<Result>> results,
            double copeland,
            int rankedPairs) {
        private List<Double> shares() {
            return results.stream()
                    .map(result ->
                            result.map(one -> JsonText.rounded(one.share())).orElse(null))
                    .toList();
        }

        /** The mean share. */
        double mean() {
            return Decathlon.mean(results);
        }

        /** The strength over the games played. */
        Interval joint() {
            return JointRating.of(results.stream()
                    .flatMap(Optional::stream)
                    .map(Result::rating)
                    .toList());
        }
    }

    public Decathlon {
        games = List.copyOf(games);
        remarks = List.copyOf(remarks);
    }

    /**
     * Reads the folders of finished tournaments, and changes nothing in them.
     *
     * @param games returns the available games for a tournament's folder
     * @param notes gets problems that were found and fixed, each a sentence
     * @throws Failed if one of the folders cannot count, with the remedy
     */
    public static Decathlon read(List<Path> folders, Function<Path, Games> games, Consumer<String> notes) {
        Map<String, Discipline> read = new HashMap<>();
        List<Discipline> disciplines = new ArrayList<>();
        for (Path folder : folders) {
            Discipline one = Discipline.read(folder, games, notes);
            Discipline same = read.put(one.tournament(), one);
            if (same != null) {
                throw new Failed(
                        "%s and %s are the same tournament: name it once".formatted(same.folder(), one.folder()));
            }
            disciplines.add(one);
        }
        for (Discipline one : disciplines) {
            if (disciplines.stream().noneMatch(other -> !other.equals(one) && other.hasAnyOf(one))) {
                throw new Failed(
                        ("no author of %s plays in another of the folders: leave it out, or let an authors.csv in"
                                        + " each folder name who is behind the entrants")
                                .formatted(one.folder()));
            }
        }
        return of(disciplines);
    }

    /** Computes the ranking of some tournaments. */
    static Decathlon of(List<Discipline> disciplines) {
        Map<String, List<Optional<Result>>> results = new TreeMap<>();
        disciplines.stream()
                .flatMap(one -> one.results().keySet().stream())
                .forEach(author -> results.put(
                        author,
                        disciplines.stream().map(one -> one.result(author)).toList()));
        List<String> authors = results.keySet().stream()
                .sorted(Comparator.comparingDouble(author -> -mean(results.get(author))))
                .toList();
        double[] means =
                authors.stream().map(results::get).mapToDouble(Decathlon::mean).toArray();
        Majority majority = Majority.of(
                authors.size(),
                disciplines.stream()
                        .map(one -> authors.stream().mapToInt(one::place).toArray())
                        .toList());
        List<Row> rows = IntStream.range(0, means.length)
                .mapToObj(i -> new Row(
                        1
                                + (int) DoubleStream.of(means)
                                        .filter(mean -> mean > means[i])
                                        .count(),
                        DoubleStream.of(means).filter(mean -> mean == means[i]).count() > 1,
                        authors.get(i),
                        results.get(authors.get(i)),
                        majority.copeland(i),
                        majority.place(i)))
                .toList();
        return new Decathlon(
                disciplines,
                table(Stream.of(WHO, STRENGTH), rows),
                Stream.concat(
                                disciplines.stream().flatMap(one -> one.remarks().stream()),
                                changes(rows, majority).stream())
                        .toList());
    }

    /** The mean of the shares, rounded, so that it does not depend on the order of the shares. */
    private static double mean(List<Optional<Result>> results) {
        double mean = results.stream()
                .mapToDouble(result -> result.map(Result::share).orElse(0.0))
                .average()
                .orElseThrow();
        return Math.round(mean * SAME) / SAME;
    }

    /**
     * A sentence about authors whom a majority of the games orders differently than the mean; empty without such
     * authors.
     */
    private static Optional<String> changes(List<Row> rows, Majority majority) {
        List<String> changes = new ArrayList<>();
        for (int above = 0; above < rows.size(); above++) {
            for (int below = above + 1; below < rows.size(); below++) {
                if (rows.get(above).place < rows.get(below).place && majority.isBefore(below, above)) {
                    changes.add(String.format(
                            Locale.ROOT,
                            "%s comes before %s (%d to %d)",
                            VisibleText.plain(rows.get(below).author),
                            VisibleText.plain(rows.get(above).author),
                            majority.votes(below, above),
                            majority.votes(above, below)));
                }
            }
        }
        String told = changes.stream().limit(MOST_CHANGES).collect(Collectors.joining(", "));
        String more = changes.size() > MOST_CHANGES
                ? String.format(Locale.ROOT, " and %d more such pairs", changes.size() - MOST_CHANGES)
                : "";
        return changes.isEmpty()
                ? Optional.empty()
                : Optional.of("By majority of the games %s%s.".formatted(told, more));
    }

    /** The ranking as text for a terminal. */
    public String text() {
        List<String> heads = heads();
        List<Column<Row>> shares = IntStream.range(0, heads.size())
                .mapToObj(
                        i -> Column.of(heads.get(i), Format.COUNT, (Row row) -> percent(row.results.get(i)), TERMINAL))
                .toList();
        List<Row> rows = ranking.rows();
        StringBuilder text = new StringBuilder();
        if (games.size() > WIDE && games.size() <= WIDEST) {
            text.append(table(Stream.of(WHO, shares), rows).text()).append("\n");
        }
        text.append(table(games.size() <= WIDE ? Stream.of(WHO, shares, STRENGTH) : Stream.of(WHO, STRENGTH), rows)
                .text());
        text.append('\n');
        for (int i = 0; i < heads.size(); i++) {
            text.append(String.format(Locale.ROOT, "%-5s %s\n", heads.get(i), games.get(i)));
        }
        text.append(EXPLANATION);
        remarks.forEach(remark -> text.append(remark).append('\n'));
        return text.toString().stripTrailing();
    }

    private static String percent(Optional<Result> result) {
        return result.map(one -> Numbers.fixed(100 * one.share(), 0)).orElse("-");
    }

    private static Table<Row> table(Stream<List<Column<Row>>> columns, List<Row> rows) {
        return new Table<>(columns.flatMap(List::stream).toList(), rows);
    }

    /** The first letters of the games' names; equal ones get a number. */
    private List<String> heads() {
        Map<String, Integer> seen = new HashMap<>();
        return games.stream()
                .map(one -> one.game().substring(0, Math.min(LETTERS, one.game().length())))
                .map(head -> head + (seen.merge(head, 1, Integer::sum) == 1 ? "" : seen.get(head)))
                .toList();
    }
}
