package org.botarena.arena.explain;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Locale;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The value of a move compared with the best one, from its player's side. Immutable.
 *
 * @param best the best move in notation; the played one if no other is better
 * @param bestValue the value of the position with it, in the unit of the scale
 * @param playedValue the value with the played move, at most that
 * @param scale the measure and its certainty
 * @param unit the unit of a score or a mean, in the singular: {@code disc}
 */
@JsonPropertyOrder({"best", "value", "bestValue", "measure", "exact"})
public record MoveAssessment(
        String best,
        double bestValue,
        @JsonProperty("value") double playedValue,
        @JsonIgnore Measure scale,
        @JsonIgnore String unit) {
    /** A draw is 0 from either side: a search that flips signs makes it -0.0 for one of them. */
    public MoveAssessment {
        bestValue += 0.0;
        playedValue += 0.0;
    }

    /** The measure of a position's value. */
    public enum Measure {
        /** The score at the end, solved. */
        SCORE(true, 1),
        /** The solved result: 100 for a win, 0 for a draw, -100 for a loss. */
        RESULT(true, 1),
        /** A search's opinion, from -100 for lost to 100 for won. */
        OPINION(false, 10),
        /** The mean score over guesses of what the player did not see. */
        MEAN(false, 5);

        private final boolean isExact;
        private final double notable;

        Measure(boolean isExact, double notable) {
            this.isExact = isExact;
            this.notable = notable;
        }
    }

    /** The measure's name for programs: {@code discs}, {@code points}, {@code result} or {@code opinion}. */
    @JsonProperty("measure")
    String measuredIn() {
        return scale == Measure.SCORE || scale == Measure.MEAN
                ? unit + "s"
                : scale.name().toLowerCase(Locale.ROOT);
    }

    /** Whether the value is proven, and not a search's opinion. */
    @JsonProperty("exact")
    public boolean isExact() {
        return scale.isExact;
    }

    /** The loss of value by the move, at least 0. */
    double loss() {
        return bestValue - playedValue;
    }

    /** The loss relative to the measure's threshold; from 1 on it is notable. */
    public double weight() {
        return loss() / scale.notable;
    }

    /** Whether the loss is large enough to be notable. */
    @JsonIgnore
    public boolean isNotable() {
        return loss() >= scale.notable;
    }

    /** Whether the move turned a position that was not lost into a lost one. */
    @JsonIgnore
    public boolean isTurningPoint() {
        return scale != Measure.MEAN && isNotable() && bestValue >= 0 && playedValue < 0;
    }

    /** Describes the loss, and the effect of the best move. */
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

    /** Describes the player's standing before the move, assuming the best move. */
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
