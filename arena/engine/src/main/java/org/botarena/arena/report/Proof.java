package org.botarena.arena.report;

import java.util.List;
import java.util.Locale;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.pool.Evidence;
import org.botarena.arena.rating.pool.Ratings;

/** What {@code results.json} holds of the evidence; the components are the JSON's fields, as in {@link Summary}. Immutable. */
public record Proof(
        String linked,
        List<List<String>> parts,
        String errors,
        List<List<String>> separated,
        List<Circle> cycles,
        List<Foe> nemeses) {
    /** Of more entrants the chances of places are too many numbers to be read. */
    private static final int MOST_WITH_CHANCES = 50;

    /** How strong an entrant is, in Elo, and which places that can mean. */
    public record Rating(
            double elo, double eloLow, double eloHigh, int bestPlace, int worstPlace, List<Double> placeChances) {
        static Rating of(String entrant, Ratings ratings) {
            Interval elo = ratings.rating(entrant);
            return new Rating(
                    Json.rounded(elo.value()),
                    Json.rounded(elo.low()),
                    Json.rounded(elo.high()),
                    ratings.bestPlace(entrant),
                    ratings.worstPlace(entrant),
                    ratings.entrants().size() > MOST_WITH_CHANCES
                            ? List.of()
                            : ratings.placeChances(entrant).stream()
                                    .map(Json::rounded)
                                    .toList());
        }
    }

    /** Entrants of whom each beat the next and the last the first. */
    public record Circle(List<String> entrants, double chance) {}

    /** Against whom an entrant fell shortest of what the ratings expect. */
    public record Foe(String entrant, String opponent, int games, double points, double expected, double deviations) {}

    static Proof of(Evidence evidence) {
        return new Proof(
                evidence.ratings().connection().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                evidence.parts(),
                evidence.ratings().isRefitted() ? "meetings" : "model",
                evidence.separation().groups(),
                evidence.cycles().stream()
                        .map(cycle -> new Circle(cycle.entrants(), Json.rounded(cycle.chance())))
                        .toList(),
                evidence.nemeses().stream()
                        .map(foe -> new Foe(
                                foe.entrant(),
                                foe.opponent(),
                                foe.games(),
                                foe.points(),
                                Json.rounded(foe.expected()),
                                Json.rounded(foe.deviations())))
                        .toList());
    }
}
