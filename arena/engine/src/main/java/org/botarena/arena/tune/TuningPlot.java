package org.botarena.arena.tune;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.text.Markup;

/**
 * A plot of a tuning. For each option it shows the expected gain along its range with the 95 % interval, and a dot
 * for each candidate. The other options have their best values. Immutable.
 */
record TuningPlot(TuningResult result) {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 260;
    private static final int LEFT = 60;
    private static final int TOP = 40;
    private static final int RIGHT = 620;
    private static final int BOTTOM = 210;
    private static final int POINTS = 60;
    private static final int LINES = 4;

    /** The plot as an SVG file. */
    String svg() {
        double[] span = result.span(POINTS);
        int options = result.space().options().size();
        Markup page = new Markup();
        page.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + WIDTH + " " + HEIGHT * options,
                "font-family",
                "sans-serif",
                "font-size",
                "12",
                "role",
                "img",
                "aria-label",
                "Gain over the start by the value of each option");
        page.shape("rect", "width", "100%", "height", "100%", "fill", "#fff");
        for (int option = 0; option < options; option++) {
            page.open("g", "transform", "translate(0 " + HEIGHT * option + ")");
            panel(page, option, new Scale(span[0], span[1]));
            page.close();
        }
        return page.close().toString();
    }

    /** Converts Elo to the height in a panel. */
    private record Scale(double low, double high) {
        double y(double elo) {
            double at = BOTTOM - (elo - low) / Math.max(1, high - low) * (BOTTOM - TOP);
            return Math.min(BOTTOM, Math.max(TOP, at));
        }

        double line(int number) {
            return low + (high - low) * number / LINES;
        }
    }

    private void panel(Markup page, int option, Scale scale) {
        SearchSpace space = result.space();
        TunedOption tuned = space.options().get(option);
        for (int i = 0; i <= LINES; i++) {
            String y = number(scale.y(scale.line(i)));
            line(page, "" + LEFT, y, "" + RIGHT, y, "#ddd");
            label(page, LEFT - 8, y, "end", String.format(Locale.ROOT, "%+d", Math.round(scale.line(i))));
            double place = (double) i / LINES;
            label(page, x(place), "" + (BOTTOM + 18), "middle", tuned.value(place));
        }
        label(page, LEFT, "16", "start", "Elo against the start");
        label(page, (LEFT + RIGHT) / 2.0, "" + (BOTTOM + 38), "middle", tuned.name());
        page.shape("polygon", "fill", "#9bbfe0", "fill-opacity", "0.5", "points", band(option, scale));
        page.shape(
                "polyline",
                "fill",
                "none",
                "stroke",
                "#1f5f99",
                "stroke-width",
                "2",
                "points",
                IntStream.rangeClosed(0, POINTS)
                        .mapToObj(i ->
                                at(i, scale.y(result.gain(option, place(i)).elo())))
                        .collect(Collectors.joining(" ")));
        for (Trial trial : result.trials()) {
            if (trial.pairs().total() > 0) {
                page.shape(
                        "circle",
                        "r",
                        "2.5",
                        "fill",
                        "#555",
                        "cx",
                        number(x(tuned.place(trial.values().get(option)))),
                        "cy",
                        number(scale.y(TuningResult.elo(trial.pairs().share() - 0.5))));
            }
        }
        mark(page, tuned, space.start().get(option), "start", TOP - 6, "#888");
        mark(page, tuned, result.best().get(option), "best", BOTTOM - 6, "#b3401f");
    }

    private void mark(Markup page, TunedOption tuned, String value, String name, int y, String colour) {
        if (tuned.holds(value)) {
            String x = number(x(tuned.place(value)));
            line(page, x, "" + TOP, x, "" + BOTTOM, colour);
            label(page, x(tuned.place(value)), "" + y, "middle", name);
        }
    }

    private String band(int option, Scale scale) {
        String upper = IntStream.rangeClosed(0, POINTS)
                .mapToObj(i -> at(i, scale.y(result.gain(option, place(i)).high())))
                .collect(Collectors.joining(" "));
        String lower = IntStream.rangeClosed(0, POINTS)
                .map(i -> POINTS - i)
                .mapToObj(i -> at(i, scale.y(result.gain(option, place(i)).low())))
                .collect(Collectors.joining(" "));
        return upper + " " + lower;
    }

    private static double place(int point) {
        return (double) point / POINTS;
    }

    private static String at(int point, double y) {
        return number(x(place(point))) + "," + number(y);
    }

    private static double x(double place) {
        return LEFT + place * (RIGHT - LEFT);
    }

    private static void line(Markup page, String x1, String y1, String x2, String y2, String colour) {
        page.shape("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2, "stroke", colour);
    }

    private static void label(Markup page, double x, String y, String anchor, String text) {
        page.leaf("text", text, "x", number(x), "y", y, "text-anchor", anchor);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
