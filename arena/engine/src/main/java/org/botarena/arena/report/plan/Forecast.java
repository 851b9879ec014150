package org.botarena.arena.report.plan;

import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.TERMINAL;

import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
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

    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("format", Format.TEXT, Row::name, TERMINAL, FILE),
            Column.of("games", Format.COUNT, row -> row.plan.games(), TERMINAL, FILE),
            Column.of("likely", Format.COUNT, row -> Numbers.span(row.plan.estimate()), TERMINAL),
            Column.of("likelySeconds", row -> row.plan.estimate().toSeconds(), FILE),
            Column.of("longest", Format.COUNT, row -> Numbers.span(row.plan.worst()), TERMINAL),
            Column.of("worstSeconds", row -> row.plan.worst().toSeconds(), FILE),
            Column.of("fits", Format.COUNT, Row::fits, TERMINAL),
            Column.of("fitsLikely", Row::fitsLikely, FILE),
            Column.of("fitsAtWorst", Row::fitsAtWorst, FILE),
            Column.of("pairsLikely", "pairs", Format.COUNT, row -> row.pairs(row.plan.estimate()), TERMINAL, FILE),
            Column.of("pairsAtWorst", "surely", Format.COUNT, row -> row.pairs(row.plan.worst()), TERMINAL, FILE));

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

        Sentence fits() {
            return Sentence.of("forecast.fits." + (fitsAtWorst() ? "yes" : fitsLikely() ? "likely" : "no"));
        }
    }

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

    /** All formats, for programs; times are in seconds. */
    public List<Map<String, Object>> json() {
        return new Table<>(COLUMNS, rows()).json(FILE);
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
        List<Row> rows = rows();
        new Table<>(COLUMNS, rows).text(language).lines().forEach(lines::add);
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

    private static Sentence seconds(Duration time) {
        return time.toMillis() < 1000 ? Sentence.quote(time.toMillis() + " ms") : Numbers.span(time);
    }

    private static String gibibytes(long mebibytes, Language language) {
        return language.text("size.gibibytes", mebibytes / 1024.0);
    }
}
