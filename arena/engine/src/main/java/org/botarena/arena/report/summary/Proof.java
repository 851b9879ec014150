package org.botarena.arena.report.summary;

import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.PAGE;
import static org.botarena.arena.text.table.Surface.TERMINAL;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Errors;
import org.botarena.arena.rating.analysis.Misfit;
import org.botarena.arena.rating.analysis.Nemesis;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.analysis.SmithSet;
import org.botarena.arena.rating.analysis.Twins;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;

/** The analysis in {@code results.json}; the components are the JSON's fields, as in {@link Summary}. Immutable. */
public record Proof(
        String linked,
        List<List<String>> parts,
        List<String> centre,
        String errors,
        boolean preliminary,
        List<List<String>> separated,
        List<Circle> cycles,
        Table<Nemesis> nemeses,
        List<String> smith,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Twins> twins,
        List<Misfit> misfits) {
    /** The most entrants with chances of places; more would be too many numbers to read. */
    private static final int MOST_WITH_CHANCES = 50;

    /** An entrant's strength in Elo, and the places it can mean. */
    public record Rating(
            double elo,
            @OrNull Double eloLow,
            @OrNull Double eloHigh,
            String interval,
            int bestPlace,
            int worstPlace,
            List<Double> placeChances) {
        static Rating of(String entrant, Ratings ratings) {
            Rating elo = of(ratings.rating(entrant));
            return new Rating(
                    elo.elo,
                    elo.eloLow,
                    elo.eloHigh,
                    ratings.anchors().contains(entrant) ? "given" : elo.interval,
                    ratings.bestPlace(entrant),
                    ratings.worstPlace(entrant),
                    ratings.entrants().size() > MOST_WITH_CHANCES || ratings.errors() == Errors.TOO_LARGE
                            ? List.of()
                            : ratings.placeChances(entrant).stream()
                                    .map(JsonText::rounded)
                                    .toList());
        }

        /** A rating without the places, whose chances take too long to compute during a tournament. */
        public static Rating of(Interval elo) {
            return new Rating(
                    JsonText.rounded(elo.value()),
                    JsonText.finite(elo.low()),
                    JsonText.finite(elo.high()),
                    elo.kind(),
                    0,
                    0,
                    List.of());
        }

        /** As in the table: {@code +70 ± 63}, {@code at least +166}, or {@code unknown} where there is no interval. */
        public Sentence sentence() {
            return new Interval(
                            elo,
                            eloLow == null ? Double.NEGATIVE_INFINITY : eloLow,
                            eloHigh == null ? Double.POSITIVE_INFINITY : eloHigh)
                    .sentence();
        }

        /** The lower bound, or the estimate without one. */
        public double from() {
            return eloLow == null ? elo : eloLow;
        }

        /** The upper bound, or the estimate without one. */
        public double to() {
            return eloHigh == null ? elo : eloHigh;
        }
    }

    /** A cycle of entrants, each of which beat the next. */
    public record Circle(List<String> entrants, double chance) {}

    private static final Format NAME = Format.ENTRANT.atMost(20);
    private static final List<Column<Nemesis>> NEMESES = List.of(
            Column.of("entrant", NAME, Nemesis::entrant, TERMINAL, PAGE, FILE),
            Column.of("opponent", "against", NAME, Nemesis::opponent, TERMINAL, PAGE, FILE),
            Column.of("games", foe -> JsonText.rounded(foe.games()), FILE),
            Column.of("points", foe -> JsonText.rounded(foe.points()), FILE),
            Column.of("points", Format.TEXT, Proof::made, TERMINAL),
            Column.of("points", Format.COUNT, Proof::pointsOf, PAGE),
            Column.of("expected", Format.POINTS, foe -> JsonText.rounded(foe.expected()), PAGE, FILE),
            Column.of("deviations", Format.TEXT, foe -> Numbers.fixed(foe.deviations(), 1), TERMINAL),
            Column.of("deviations", Format.POINTS, foe -> JsonText.rounded(foe.deviations()), PAGE, FILE),
            Column.of("chance", foe -> JsonText.significant(foe.chance()), FILE));

    private static Sentence made(Nemesis foe) {
        return Sentence.of(
                "page.of",
                String.format(Locale.ROOT, "%5.1f", foe.points()),
                String.format(Locale.ROOT, "%-4.0f %5.1f", foe.games(), foe.expected()));
    }

    private static Sentence pointsOf(Nemesis foe) {
        return Sentence.of(
                "page.of",
                RoundedNumbers.plain(JsonText.rounded(foe.points())),
                RoundedNumbers.plain(JsonText.rounded(foe.games())));
    }

    /** A row for each opponent against whom an entrant fell short of what the ratings expect. */
    public static Table<Nemesis> nemeses(List<Nemesis> nemeses) {
        return new Table<>(NEMESES, nemeses);
    }

    static Proof of(Analysis analysis) {
        return new Proof(
                analysis.ratings().connection().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                analysis.parts(),
                analysis.ratings().centre(),
                analysis.ratings().errors().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                analysis.isPreliminary(),
                analysis.separation().groups(),
                analysis.cycles().stream()
                        .map(cycle -> new Circle(cycle.entrants(), JsonText.significant(cycle.chance())))
                        .toList(),
                nemeses(analysis.nemeses()),
                analysis.smith().map(SmithSet::members).orElse(List.of()),
                analysis.twins(),
                analysis.misfits());
    }
}
