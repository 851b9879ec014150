package org.botarena.arena.rating.analysis;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.rating.fit.GoodnessOfFit;
import org.botarena.arena.rating.fit.GoodnessOfFit.Finding;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A way in which the games contradict the ratings, so that one number for each entrant is not enough. At most one in
 * twenty tournaments without a misfit reports one. The components are the JSON's fields. Immutable.
 *
 * @param kind the kind of difference
 * @param size of the difference. For entrants far apart it is the number of points in 100 games that the stronger one
 *     makes beyond expectation, else a standard deviation in Elo points.
 * @param chance of a difference at least this large if the predictions are right, in 0..1
 */
public record Misfit(Kind kind, double size, double chance) {
    /** The kinds of differences from what the ratings predict. */
    public enum Kind {
        /** The results of entrants who are far apart: luck, for instance, makes them more even. */
        @JsonProperty("far-apart")
        FAR_APART,
        /** The results of pairings: some opponents suit an entrant better than others. */
        @JsonProperty("pairings")
        PAIRINGS,
        /** The results on start positions: entrants are better on some of them than on others. */
        @JsonProperty("openings")
        OPENINGS
    }

    /** The significant misfits, all true together with 95 % confidence. */
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

    /** How far to trust the ratings in spite of it. */
    @JsonProperty
    public Sentence text() {
        return switch (kind) {
            case FAR_APART -> Sentence.of(size < 0 ? "misfit.far-apart-less" : "misfit.far-apart-more", Math.abs(size));
            case PAIRINGS -> Sentence.of("misfit.pairings", size);
            case OPENINGS -> Sentence.of("misfit.openings", size);
        };
    }
}
