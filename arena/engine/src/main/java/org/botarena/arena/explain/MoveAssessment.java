package org.botarena.arena.explain;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Locale;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * What a move was worth beside the best one, as its player sees it. Immutable.
 *
 * @param best the best move in notation; the one that was played if none is better
 * @param bestValue what the position was worth with it, in the unit of the scale
 * @param playedValue what it was worth with the move that was played, no more than that
 * @param scale what it is measured in, and how sure it is
 * @param unit what a score and a mean count, in the singular: {@code disc}
 */
@JsonPropertyOrder({"best", "value", "bestValue", "measure", "exact"})
public record MoveAssessment(
        String best,
        double bestValue,
        @JsonProperty("value") double playedValue,
        @JsonIgnore Measure scale,
        @JsonIgnore String unit) {
    /** A draw is 0, from whichever side: a search that turns signs makes it -0.0 for one of them. */
    public MoveAssessment {
        bestValue += 0.0;
        playedValue += 0.0;
    }

    /** In what a position is measured. */
    public enum Measure {
        /** The score at the end, solved. */
        SCORE(true, 1),
        /** 100 a win, 0 a draw, -100 a loss, solved. */
        RESULT(true, 1),
        /** A search's opinion, from -100 lost to 100 won. */
        OPINION(false, 10),
        /** The score, the mean over guesses of what the player did not see. */
        MEAN(false, 5);

        private final boolean isExact;
        private final double notable;

        Measure(boolean isExact, double notable) {
            this.isExact = isExact;
            this.notable = notable;
        }
    }

    /** What it is measured in, for programs: {@code discs}, {@code points}, {@code result} or {@code opinion}. */
    @JsonProperty("measure")
    String measuredIn() {
        return scale == Measure.SCORE || scale == Measure.MEAN
                ? unit + "s"
                : scale.name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is proven, and not a search's opinion. */
    @JsonProperty("exact")
    public boolean isExact() {
        return scale.isExact;
    }

    /** What the move gave away, at least 0. */
    double loss() {
        return bestValue - playedValue;
    }

    /** How much the move gave away; from 1 on it is worth a line. */
    public double weight() {
        return loss() / scale.notable;
    }

    /** Whether so much was given away that it is worth a line. */
    @JsonIgnore
    public boolean isNotable() {
        return loss() >= scale.notable;
    }

    /** Whether a position that was not lost became one that is. */
    @JsonIgnore
    public boolean isTurningPoint() {
        return scale != Measure.MEAN && isNotable() && bestValue >= 0 && playedValue < 0;
    }

    /** What was given away, and what the best move would have done. */
    public Sentence text() {
        return switch (scale) {
            case SCORE -> Sentence.of("judged.score", counted(), best, byScore(bestValue));
            case RESULT ->
                bestValue > 0
                        ? Sentence.of(playedValue < 0 ? "judged.win" : "judged.win-for-draw", best)
                        : Sentence.of("judged.draw", best);
            case OPINION -> Sentence.of("judged.opinion", signed(bestValue), signed(playedValue), best);
            case MEAN -> Sentence.of("judged.mean", counted(), best);
        };
    }

    private Sentence counted() {
        return Sentence.of("judged." + unit, Math.round(loss()));
    }

    /** How the player stood before the move, if it was to play the best one. */
    Sentence standing() {
        return switch (scale) {
            case SCORE -> Sentence.of("judged.stood", best, byScore(bestValue));
            case RESULT ->
                bestValue > 0
                        ? Sentence.of("judged.won", best)
                        : bestValue < 0 ? Sentence.of("judged.lost") : Sentence.of("judged.drew", best);
            case OPINION -> Sentence.of("judged.seemed-at", signed(bestValue), best);
            case MEAN -> Sentence.of("judged.seemed", best);
        };
    }

    private static Sentence byScore(double value) {
        long score = Math.round(value);
        return score == 0
                ? Sentence.of("judged.held")
                : score > 0 ? Sentence.of("judged.won-by", score) : Sentence.of("judged.lost-by", -score);
    }

    private static String signed(double value) {
        long rounded = Math.round(value);
        return rounded > 0 ? "+" + rounded : "" + rounded;
    }
}
