package org.botarena.arena.report.page;

import java.util.Locale;
import java.util.stream.IntStream;
import org.botarena.arena.text.Markup;

/**
 * A horizontal scale from 0 to 1000 in an SVG picture. Immutable.
 *
 * @param low the number at the left end
 * @param step between two ticks
 * @param steps the number of steps
 */
public record Scale(double low, double step, int steps) {
    private static final int WIDTH = 1000;
    private static final int MOST_STEPS = 6;

    /** A scale with round ticks that covers a range. */
    public static Scale over(double low, double high) {
        double rough = Math.max(high - low, 10) / (MOST_STEPS - 1);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = IntStream.of(1, 2, 5, 10)
                .mapToDouble(factor -> factor * power)
                .filter(size -> size >= rough)
                .findFirst()
                .orElseThrow();
        double begin = Math.floor(low / step) * step;
        int steps = Math.max(1, (int) Math.ceil((high - begin) / step - 1e-9));
        return new Scale(begin, step, steps);
    }

    /** The position of a number on the scale, as text. */
    public String at(double number) {
        return String.format(Locale.ROOT, "%.1f", (number - low) / (step * steps) * WIDTH);
    }

    /** Draws the ticks' lines. */
    public void grid(Markup page, int height) {
        for (int i = 0; i <= steps; i++) {
            String x = at(low + i * step);
            page.shape("line", "class", "grid", "x1", x, "x2", x, "y1", "0", "y2", "" + height);
        }
    }
}
