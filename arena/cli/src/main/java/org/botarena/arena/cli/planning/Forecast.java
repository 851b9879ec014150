package org.botarena.arena.cli.planning;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.tournament.format.Formats;

/**
 * The time that each format would take, and the formats that fit. Immutable.
 *
 * @param what the planned tournament
 * @param plan of its round robin
 * @param time that is available
 */
record Forecast(PlannedTournament what, Plan plan, Duration time) {
    private static final int LABEL = 9;
    private static final int NAME = 24;

    /** One format: its plan, and the number of pairs that each meeting could have. */
    private record Row(String name, Plan plan, Duration time) {
        boolean fitsAtWorst() {
            return plan.worst().compareTo(time) <= 0;
        }

        boolean fitsLikely() {
            return plan.estimate().compareTo(time) <= 0;
        }

        long pairs(Duration takes) {
            return plan.setup().pairs() * time.toMillis() / Math.max(1, takes.toMillis());
        }

        List<String> cells() {
            return List.of(
                    name,
                    "" + plan.games(),
                    Numbers.time(plan.estimate()),
                    Numbers.time(plan.worst()),
                    fitsAtWorst() ? "yes" : fitsLikely() ? "likely" : "no",
                    "" + pairs(plan.estimate()),
                    "" + pairs(plan.worst()));
        }

        /** For programs. */
        Figures figures() {
            return new Figures(
                    name,
                    plan.games(),
                    plan.estimate().toSeconds(),
                    plan.worst().toSeconds(),
                    fitsLikely(),
                    fitsAtWorst(),
                    pairs(plan.estimate()),
                    pairs(plan.worst()));
        }
    }

    /** The numbers of a format; times are in seconds. */
    record Figures(
            String format,
            long games,
            long likelySeconds,
            long worstSeconds,
            boolean fitsLikely,
            boolean fitsAtWorst,
            long pairsLikely,
            long pairsAtWorst) {}

    private List<Row> rows() {
        List<String> references = what.referenceNames(what.references()).toList();
        return Formats.all().stream()
                .flatMap(type -> type.usual(references).stream())
                .map(format -> new Row(
                        format.forecastName(),
                        plan.with(what.setup(format, format.references().size())),
                        time))
                .toList();
    }

    /** All formats, for programs. */
    List<Figures> figures() {
        return rows().stream().map(Row::figures).toList();
    }

    /** The text for people, in lines of at most 80 columns. */
    String text(String span) {
        List<String> lines = new ArrayList<>();
        lines.add(line(
                "Plays",
                String.format(
                        Locale.ROOT,
                        "%d entrants, %s, %s, %d %s of games whenever two meet",
                        what.entrants(),
                        what.terms().rules().name(),
                        what.terms().times().moves().phrase(Forecast::seconds),
                        what.pairs(),
                        what.pairs() == 1 ? "pair" : "pairs")));
        lines.add(line(
                "A game",
                String.format(
                        Locale.ROOT,
                        "about %s (%.0f moves, half the time), at worst %s (%d moves, every agent using all its time)",
                        seconds(plan.meanGame()),
                        plan.length().mean(),
                        seconds(plan.worstGame()),
                        plan.length().longest())));
        lines.add(line("Machine", machine()));
        lines.add(line("Time", "%s: %s".formatted(span, Numbers.time(time))));
        lines.add("");
        lines.add(columns(List.of("format", "games", "likely", "at worst", "fits", "pairs", "surely")));
        List<Row> rows = rows();
        rows.forEach(row -> lines.add(columns(row.cells())));
        lines.add("");
        lines.add(
                Labelled.of(
                        "",
                        0,
                        "pairs: number for each meeting that likely fits; surely: number that fits even if every agent uses all its time."));
        lines.add(Labelled.of("", 0, advice(rows)));
        return String.join("\n", lines);
    }

    private String machine() {
        int jobs = what.jobs();
        if (what.machine().workers().isPresent()) {
            return String.format(
                    Locale.ROOT,
                    "%s; the results take about %d MiB of disk",
                    what.machine().workersText(),
                    plan.diskMiB());
        }
        return String.format(
                Locale.ROOT,
                "%d %s, for %d %s at a time; their agents can fill %s of %s; the results take about %d MiB of disk",
                what.machine().cores(),
                what.machine().cores() == 1 ? "core" : "cores",
                jobs,
                jobs == 1 ? "game" : "games",
                gibibytes(jobs * plan.memoryOfGameMiB()),
                gibibytes(what.machine().memoryMiB()),
                plan.diskMiB());
    }

    private String advice(List<Row> rows) {
        String stop = " --finish-by or --budget plays whole rounds and stops in time.";
        String sure = names(rows, Row::fitsAtWorst);
        if (!sure.isEmpty()) {
            return "What fits in any case: %s.".formatted(sure) + stop;
        }
        String likely = names(rows, Row::fitsLikely);
        return likely.isEmpty()
                ? "Nothing fits: give more time or cores, or a shorter --%s."
                                .formatted(what.terms().times().moves().option())
                        + stop
                : "What likely fits: %s; in the worst case, no format fits.".formatted(likely) + stop;
    }

    private static String names(List<Row> rows, Predicate<Row> fitting) {
        return rows.stream().filter(fitting).map(Row::name).collect(Collectors.joining(", "));
    }

    private static String line(String label, String text) {
        return Labelled.of(label, LABEL, text);
    }

    private static String columns(List<String> cells) {
        StringBuilder line = new StringBuilder(Columns.left(cells.get(0), NAME));
        int[] widths = {9, 13, 14, 7, 6, 7};
        for (int i = 1; i < cells.size(); i++) {
            line.append(Columns.right(cells.get(i), widths[i - 1]));
        }
        return line.toString();
    }

    private static String seconds(Duration time) {
        return time.toMillis() < 1000 ? time.toMillis() + " ms" : Numbers.time(time);
    }

    private static String gibibytes(long mebibytes) {
        return String.format(Locale.ROOT, "%.1f GiB", mebibytes / 1024.0);
    }
}
