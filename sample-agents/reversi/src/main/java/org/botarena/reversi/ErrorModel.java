package org.botarena.reversi;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The error of a shallow search relative to a deep one: its standard deviation in discs, linear in both depths and the
 * empty squares. Immutable.
 *
 * @param constant the constant part
 * @param ofDepth for each ply of the deep search
 * @param ofProbe for each ply of the shallow search
 * @param ofEmpties for each empty square
 */
public record ErrorModel(double constant, double ofDepth, double ofProbe, double ofEmpties) {
    /** The model before a fit: so large that nothing is cut. */
    public static final ErrorModel UNKNOWN = new ErrorModel(99, 0, 0, 0);

    private static final double LEAST = 0.5;

    /** The standard deviation in discs, at least 0.5. */
    public double deviation(int depth, int probe, int empties) {
        return Math.max(LEAST, constant + ofDepth * depth + ofProbe * probe + ofEmpties * empties);
    }

    /** The model as one word that {@link #parse} reads. */
    String text() {
        return Arrays.stream(new double[] {constant, ofDepth, ofProbe, ofEmpties})
                .mapToObj(number -> String.format(Locale.ROOT, "%.5f", number))
                .collect(Collectors.joining(","));
    }

    /**
     * Reads {@link #text} back.
     *
     * @throws IllegalArgumentException if it is not four numbers
     */
    static ErrorModel parse(String text) {
        String[] numbers = text.split(",", -1);
        if (numbers.length != 4) {
            throw new IllegalArgumentException("its errors are not four numbers but " + text);
        }
        return new ErrorModel(
                Double.parseDouble(numbers[0]),
                Double.parseDouble(numbers[1]),
                Double.parseDouble(numbers[2]),
                Double.parseDouble(numbers[3]));
    }
}
