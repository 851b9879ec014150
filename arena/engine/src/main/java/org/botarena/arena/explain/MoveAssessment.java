package org.botarena.arena.explain;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Locale;
import org.botarena.arena.text.Numbers;

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
record MoveAssessment(
        String best,
        double bestValue,
        @JsonProperty("value") double playedValue,
        @JsonIgnore Measure scale,
        @JsonIgnore String unit) {
    /** A draw is 0, from whichever side: a search that turns signs makes it -0.0 for one of them. */
    MoveAssessment {
        bestValue += 0.0;
        playedValue += 0.0;
    }

    /** In what a position is measured. */
    enum Measure {
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
    boolean isExact() {
        return scale.isExact;
    }

    /** What the move gave away, at least 0. */
    double loss() {
        return bestValue - playedValue;
    }

    /** Whether so much was given away that it is worth a line. */
    boolean isNotable() {
        return loss() >= scale.notable;
    }

    /** Whether a position that was not lost became one that is. */
    boolean isTurningPoint() {
        return scale != Measure.MEAN && isNotable() && bestValue >= 0 && playedValue < 0;
    }

    /** What was given away, and what the best move would have done. */
    String text() {
        return switch (scale) {
            case SCORE ->
                "gave away %s; %s %s".formatted(Numbers.counted(Math.round(loss()), unit), best, byScore(bestValue));
            case RESULT ->
                bestValue > 0
                        ? "gave away the win%s; %s won".formatted(playedValue < 0 ? "" : " for a draw", best)
                        : "gave away the draw; %s held it".formatted(best);
            case OPINION ->
                "seems to go from %s to %s of 100; %s seems better"
                        .formatted(signed(bestValue), signed(playedValue), best);
            case MEAN ->
                "seems to give away %s; %s seems better".formatted(Numbers.counted(Math.round(loss()), unit), best);
        };
    }

    /** How the player stood before the move, if it was to play the best one. */
    String standing() {
        return switch (scale) {
            case SCORE -> best + " " + byScore(bestValue);
            case RESULT -> bestValue > 0 ? best + " won" : bestValue < 0 ? "the position was lost" : best + " drew";
            case OPINION -> "it stood at %s of 100, and %s seemed best".formatted(signed(bestValue), best);
            case MEAN -> best + " seemed best";
        };
    }

    private static String byScore(double value) {
        long score = Math.round(value);
        return score == 0 ? "held the draw" : score > 0 ? "won by " + score : "lost by " + -score + " only";
    }

    private static String signed(double value) {
        long rounded = Math.round(value);
        return rounded > 0 ? "+" + rounded : "" + rounded;
    }
}
