package org.botarena.bench.connectfour;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.text.Markup;

/**
 * The learning curve as a self-contained page: three plots by core hours, and the figures.
 *
 * @param rounds for each round its number, core hours, the loss of the policy and that of the value
 * @param points the measured networks, at least one
 */
record CurvePage(List<double[]> rounds, List<LearningCurve.Point> points) {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 240;
    private static final int EDGE = 50;
    private static final List<String> COLOURS = List.of("#1f5fa8", "#b3541e");
    private static final String STYLE = """
            body { font: 15px/1.5 sans-serif; max-width: 46em; margin: 2em auto; padding: 0 1em; }
            svg { width: 100%; height: auto; } text { font-size: 12px; }
            td, th { text-align: right; padding: 0 1em 0 0; }
            """;

    /** A plotted series: a number at each of some times. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Line(String name, double[] hours, double[] values) {}

    String html() {
        Markup page = new Markup().trusted("<!DOCTYPE html>\n").open("html", "lang", "en");
        page.open("head").only("meta", "charset", "utf-8").leaf("title", "Learning curve");
        page.open("style").trusted(STYLE).close().close();
        page.open("body").leaf("h1", "Learning curve");
        plot(page, "Elo, 32 simulations a move; without a network 0", List.of(measured("Elo", it -> elo(it.elo()))));
        plot(
                page,
                "Wrong moves in solved positions, %",
                List.of(
                        measured("network only", it -> 100 * it.unaided()),
                        measured("32 simulations", it -> 100 * it.searching())));
        plot(page, "Loss", List.of(loss("policy", 2), loss("value", 3)));
        table(page);
        return page.close().close().toString();
    }

    /** The finite end of a rating's interval if only one is finite. */
    private static double elo(Interval elo) {
        return switch (elo.kind()) {
            case "at-least" -> elo.low();
            case "at-most" -> elo.high();
            default -> elo.value();
        };
    }

    private Line measured(String name, ToDoubleFunction<LearningCurve.Point> value) {
        return new Line(
                name,
                points.stream().mapToDouble(LearningCurve.Point::hours).toArray(),
                points.stream().mapToDouble(value).toArray());
    }

    private Line loss(String name, int column) {
        return new Line(
                name,
                rounds.stream().mapToDouble(round -> round[1]).toArray(),
                rounds.stream().mapToDouble(round -> round[column]).toArray());
    }

    private static void plot(Markup page, String title, List<Line> lines) {
        double latest = lines.stream()
                .flatMapToDouble(it -> Arrays.stream(it.hours))
                .max()
                .orElse(1);
        double lowest = lines.stream()
                .flatMapToDouble(it -> Arrays.stream(it.values))
                .min()
                .orElse(0);
        double low = Math.min(0, lowest);
        double highest = lines.stream()
                .flatMapToDouble(it -> Arrays.stream(it.values))
                .max()
                .orElse(1);
        double high = Math.max(highest, low + 1e-9);
        page.leaf("h2", title);
        page.open(
                "svg",
                "viewBox",
                String.format(Locale.ROOT, "0 0 %d %d", WIDTH, HEIGHT),
                "role",
                "img",
                "aria-label",
                title);
        page.shape(
                "rect",
                "x",
                "" + EDGE,
                "y",
                "10",
                "width",
                "" + (WIDTH - EDGE - 10),
                "height",
                "" + (HEIGHT - 40),
                "fill",
                "none",
                "stroke",
                "#999");
        label(page, number(high), EDGE - 4, 20, "end");
        label(page, number(low), EDGE - 4, HEIGHT - 30, "end");
        label(page, "0", EDGE, HEIGHT - 14, "start");
        label(page, number(latest) + " core hours", WIDTH - 10, HEIGHT - 14, "end");
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            StringBuilder path = new StringBuilder();
            for (int at = 0; at < line.hours.length; at++) {
                double x = EDGE + line.hours[at] / latest * (WIDTH - EDGE - 10);
                double y = HEIGHT - 30 - (line.values[at] - low) / (high - low) * (HEIGHT - 40);
                path.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
            }
            page.shape("polyline", "points", path.toString().strip(), "fill", "none", "stroke", COLOURS.get(i));
            if (lines.size() > 1) {
                page.leaf("text", line.name, "x", "" + (EDGE + 10 + 140 * i), "y", "26", "fill", COLOURS.get(i));
            }
        }
        page.close();
    }

    private static void label(Markup page, String text, int x, int y, String anchor) {
        page.leaf("text", text, "x", "" + x, "y", "" + y, "text-anchor", anchor);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, Math.abs(number) >= 100 ? "%.0f" : "%.2f", number);
    }

    private void table(Markup page) {
        page.open("table").open("tr");
        List.of("round", "core hours", "network only, %", "32 simulations, %", "Elo")
                .forEach(heading -> page.leaf("th", heading));
        page.close();
        for (LearningCurve.Point point : points) {
            page.open("tr").leaf("td", "" + point.round());
            for (double number : new double[] {point.hours(), 100 * point.unaided(), 100 * point.searching()}) {
                page.leaf("td", number(number));
            }
            page.leaf("td", point.elo().toString()).close();
        }
        page.close();
    }
}
