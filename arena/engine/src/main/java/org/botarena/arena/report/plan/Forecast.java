package org.botarena.arena.report.plan;

import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Formats;

/**
 * The time that each format would take, and the formats that fit. Immutable.
 *
 * @param what the planned tournament
 * @param plan of its round robin
 * @param time that is available
 * @param until the end of the tournament, or empty if the user gave none
 */
public record Forecast(PlannedTournament what, Plan plan, Duration time, Optional<ZonedDateTime> until) {
    private static final String LABELS = "forecast.label.";
    private static final int NAME = 24;

    /** One format: its plan, and the number of pairs that each meeting could have. */
    private record Row(Sentence name, Plan plan, Duration time) {
        boolean fitsAtWorst() {
            return plan.worst().compareTo(time) <= 0;
        }

        boolean fitsLikely() {
            return plan.estimate().compareTo(time) <= 0;
        }

        long pairs(Duration takes) {
            return plan.setup().pairs() * time.toMillis() / Math.max(1, takes.toMillis());
        }

        List<String> cells(Language language) {
            return List.of(
                    name.in(language),
                    "" + plan.games(),
                    Numbers.span(plan.estimate()).in(language),
                    Numbers.span(plan.worst()).in(language),
                    language.text("forecast.fits." + (fitsAtWorst() ? "yes" : fitsLikely() ? "likely" : "no")),
                    "" + pairs(plan.estimate()),
                    "" + pairs(plan.worst()));
        }

        /** For programs. */
        Figures figures() {
            return new Figures(
                    name.toString(),
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
    public record Figures(
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
    public List<Figures> figures() {
        return rows().stream().map(Row::figures).toList();
    }

    /** The text for people, in lines of at most 80 columns. */
    public String text(Language language) {
        List<String> lines = new ArrayList<>();
        lines.add(line("plays", plays(), language));
        lines.add(line(
                "game",
                Sentence.of(
                        "forecast.game",
                        seconds(plan.meanGame()),
                        plan.length().mean(),
                        seconds(plan.worstGame()),
                        plan.length().longest()),
                language));
        lines.add(line("machine", machine(language), language));
        lines.add(line("time", span(language), language));
        lines.add("");
        lines.add(columns(Stream.of("format", "games", "likely", "worst", "fits", "pairs", "surely")
                .map(column -> language.text("forecast.column." + column))
                .toList()));
        List<Row> rows = rows();
        rows.forEach(row -> lines.add(columns(row.cells(language))));
        lines.add("");
        lines.add(Labelled.of("", 0, language.text("forecast.legend")));
        lines.add(Labelled.of("", 0, advice(rows, language).in(language)));
        return String.join("\n", lines);
    }

    private Sentence plays() {
        return Sentence.of(
                "forecast.plays",
                what.entrants(),
                what.terms().rules().name(),
                what.terms().times().moves().phrase(time -> seconds(time).toString()),
                Sentence.of("forecast.pairs", what.pairs()));
    }

    private Sentence span(Language language) {
        return until.map(end -> Sentence.of(
                        "forecast.until",
                        Numbers.span(time),
                        DateTimeFormatter.ofPattern(language.text("page.minute"), Locale.ROOT)
                                .format(end)))
                .orElseGet(() -> Sentence.of("forecast.unasked", Numbers.span(time)));
    }

    private Sentence machine(Language language) {
        String disk = language.text("size.mebibytes", plan.diskMiB());
        if (what.machine().workers().isPresent()) {
            return Sentence.of("forecast.cluster", what.machine().workersText(), disk);
        }
        return Sentence.of(
                "forecast.machine",
                Sentence.of("forecast.cores", what.machine().cores()),
                Sentence.of("page.games-counted", what.jobs()),
                gibibytes(what.jobs() * plan.memoryOfGameMiB(), language),
                gibibytes(what.machine().memoryMiB(), language),
                disk);
    }

    private Sentence advice(List<Row> rows, Language language) {
        String sure = names(rows, Row::fitsAtWorst, language);
        if (!sure.isEmpty()) {
            return Sentence.of("forecast.advice.sure", sure);
        }
        String likely = names(rows, Row::fitsLikely, language);
        return likely.isEmpty()
                ? Sentence.of(
                        "forecast.advice.none", what.terms().times().moves().option())
                : Sentence.of("forecast.advice.likely", likely);
    }

    private static String names(List<Row> rows, Predicate<Row> fitting, Language language) {
        return rows.stream().filter(fitting).map(row -> row.name().in(language)).collect(Collectors.joining(", "));
    }

    private static String line(String label, Sentence text, Language language) {
        return Labelled.of(language, LABELS, label, text.in(language));
    }

    private static String columns(List<String> cells) {
        StringBuilder line = new StringBuilder(Columns.left(cells.get(0), NAME));
        int[] widths = {9, 13, 13, 7, 7, 7};
        for (int i = 1; i < cells.size(); i++) {
            line.append(Columns.right(cells.get(i), widths[i - 1]));
        }
        return line.toString();
    }

    private static Sentence seconds(Duration time) {
        return time.toMillis() < 1000 ? Sentence.quote(time.toMillis() + " ms") : Numbers.span(time);
    }

    private static String gibibytes(long mebibytes, Language language) {
        return language.text("size.gibibytes", mebibytes / 1024.0);
    }
}
