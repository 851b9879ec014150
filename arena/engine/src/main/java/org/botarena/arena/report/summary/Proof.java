package org.botarena.arena.report.summary;

import java.util.List;
import java.util.Locale;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Errors;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;

/** What {@code results.json} holds of the analysis; the components are the JSON's fields, as in {@link Summary}. Immutable. */
public record Proof(
        String linked,
        List<List<String>> parts,
        List<String> centre,
        String errors,
        boolean preliminary,
        List<List<String>> separated,
        List<Circle> cycles,
        List<Foe> nemeses) {
    /** Of more entrants the chances of places are too many numbers to be read. */
    private static final int MOST_WITH_CHANCES = 50;

    /** How strong an entrant is, in Elo, and which places that can mean. */
    public record Rating(
            double elo,
            @OrNull Double eloLow,
            @OrNull Double eloHigh,
            String interval,
            int bestPlace,
            int worstPlace,
            List<Double> placeChances) {
        static Rating of(String entrant, Ratings ratings) {
            Interval elo = ratings.rating(entrant);
            return new Rating(
                    JsonText.rounded(elo.value()),
                    JsonText.finite(elo.low()),
                    JsonText.finite(elo.high()),
                    ratings.anchors().contains(entrant) ? "given" : elo.kind(),
                    ratings.bestPlace(entrant),
                    ratings.worstPlace(entrant),
                    ratings.entrants().size() > MOST_WITH_CHANCES || ratings.errors() == Errors.TOO_LARGE
                            ? List.of()
                            : ratings.placeChances(entrant).stream()
                                    .map(JsonText::rounded)
                                    .toList());
        }

        /** As in the table: {@code +70 ± 63}, {@code at least +166}, or {@code unknown} where there is no interval. */
        public String shown(Language language) {
            return new Interval(
                            elo,
                            eloLow == null ? Double.NEGATIVE_INFINITY : eloLow,
                            eloHigh == null ? Double.POSITIVE_INFINITY : eloHigh)
                    .shown(language);
        }

        /** What it is at least, or about. */
        public double from() {
            return eloLow == null ? elo : eloLow;
        }

        /** What it is at most, or about. */
        public double to() {
            return eloHigh == null ? elo : eloHigh;
        }
    }

    /** Entrants of whom each beat the next and the last the first. */
    public record Circle(List<String> entrants, double chance) {}

    /** Against whom an entrant fell shortest of what the ratings expect. */
    public record Foe(
            String entrant,
            String opponent,
            double games,
            double points,
            double expected,
            double deviations,
            @OrNull Double chance) {}

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
                analysis.nemeses().stream()
                        .map(foe -> new Foe(
                                foe.entrant(),
                                foe.opponent(),
                                JsonText.rounded(foe.games()),
                                JsonText.rounded(foe.points()),
                                JsonText.rounded(foe.expected()),
                                JsonText.rounded(foe.deviations()),
                                JsonText.significant(foe.chance())))
                        .toList());
    }
}
