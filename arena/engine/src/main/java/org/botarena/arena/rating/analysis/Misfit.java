package org.botarena.arena.rating.analysis;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.rating.fit.GoodnessOfFit;
import org.botarena.arena.rating.fit.GoodnessOfFit.Finding;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A way in which the games contradict the ratings, so that one number for each entrant does not say all. At most one in twenty
 * tournaments without a misfit reports one. The components are the JSON's fields. Immutable.
 *
 * @param kind what differs
 * @param size by how much: of those far apart in points of 100 games that the stronger one makes more than expected, else a
 *     standard deviation in Elo points
 * @param chance of so large a difference if there is none
 */
public record Misfit(Kind kind, double size, double chance) {
    /** What differs from what the ratings lead to expect. */
    public enum Kind {
        /** The results of entrants who are far apart: luck, for instance, evens them out. */
        @JsonProperty("far-apart")
        FAR_APART,
        /** The results of pairings: entrants have opponents who suit them. */
        @JsonProperty("pairings")
        PAIRINGS,
        /** The results on start positions: entrants are better on some of them than on others. */
        @JsonProperty("openings")
        OPENINGS
    }

    /** All that are told with 95 % confidence together. */
    public static List<Misfit> of(Ratings ratings) {
        GoodnessOfFit fit = ratings.goodnessOfFit();
        List<Misfit> all = List.of(
                of(Kind.FAR_APART, fit.farApart()),
                of(Kind.PAIRINGS, fit.pairings()),
                of(Kind.OPENINGS, fit.openings()));
        boolean[] isTold =
                FalseDiscovery.holm(all.stream().mapToDouble(Misfit::chance).toArray());
        List<Misfit> told = new ArrayList<>();
        for (int i = 0; i < isTold.length; i++) {
            if (isTold[i]) {
                told.add(all.get(i));
            }
        }
        return told;
    }

    private static Misfit of(Kind kind, Finding found) {
        return new Misfit(kind, JsonText.rounded(found.size()), JsonText.significant(found.chance()));
    }

    /** What to believe of the ratings in spite of it. */
    @JsonProperty
    public Sentence text() {
        return switch (kind) {
            case FAR_APART -> Sentence.of(size < 0 ? "misfit.far-apart-less" : "misfit.far-apart-more", Math.abs(size));
            case PAIRINGS -> Sentence.of("misfit.pairings", size);
            case OPENINGS -> Sentence.of("misfit.openings", size);
        };
    }
}
