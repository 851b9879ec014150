package org.botarena.arena.report.html;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.TimeControl;

/** The durations of the moves: a chart for each entrant, on one logarithmic scale. */
final class TimesSection {
    private static final int HEIGHT = 40;

    private final Names names;
    private final Map<String, MoveTimes> times;
    private final int decades;
    private final Language language;
    private final TimeControl.Moves moves;

    TimesSection(Summary summary, Names names, Map<String, MoveTimes> times, Language language) {
        this.language = language;
        this.names = names;
        this.times = times;
        this.moves = summary.setup().terms().times().moves();
        double longest = Math.max(
                moves.longest().toNanos() / 1e6 * 1.2,
                times.values().stream().mapToDouble(MoveTimes::longest).max().orElse(0));
        decades = Math.max(2, Math.min(9, (int) Math.ceil(MoveTimes.position(longest))));
    }

    void writeTo(Markup page) {
        page.open("section", "id", "times", "class", "panel");
        page.leaf("h2", language.text("page.time-per-move"));
        page.leaf("p", language.text("page.times.help", language.decimal(moves.shown())), "class", "dim small");
        page.open("div", "class", "bars").leaf("div", "");
        page.open("div", "class", "scale");
        for (int i = 0; i <= decades; i++) {
            page.leaf("span", i % 2 == 0 || decades < 5 ? time(MoveTimes.tick(i)) : "");
        }
        page.close().leaf("div", language.text("page.times.columns"), "class", "n dim");
        times.forEach((entrant, taken) -> row(page, entrant, taken));
        page.close().close();
    }

    private void row(Markup page, String entrant, MoveTimes taken) {
        String name = names.shown(entrant);
        String said = taken.moves() == 0
                ? language.text("page.times.no-move")
                : "%s \u00b7 %s \u00b7 %s"
                        .formatted(
                                milliseconds(taken.quantile(0.5)),
                                milliseconds(taken.quantile(0.95)),
                                milliseconds(taken.longest()));
        page.open("div");
        names.writeTo(page, entrant);
        page.close().open("div");
        page.picture(language.text("page.times.line", name, said), HEIGHT);
        for (int i = 0; i <= decades; i++) {
            line(page, "grid", i);
        }
        bars(page, taken);
        line(page, "limit", MoveTimes.position(moves.longest().toNanos() / 1e6));
        page.close().close().leaf("div", said, "class", "n");
    }

    private void bars(Markup page, MoveTimes taken) {
        int[] bars = taken.bars(decades);
        double tallest = Math.max(1, Arrays.stream(bars).max().orElse(1));
        double width = 1000.0 / bars.length;
        for (int i = 0; i < bars.length; i++) {
            if (bars[i] > 0) {
                double height = Math.max(1.5, bars[i] / tallest * (HEIGHT - 2));
                page.shape(
                        "rect",
                        "class",
                        "bin",
                        "x",
                        number(i * width),
                        "y",
                        number(HEIGHT - height),
                        "width",
                        number(width),
                        "height",
                        number(height));
            }
        }
    }

    private void line(Markup page, String kind, double decade) {
        String x = number(decade / decades * 1000);
        page.shape("line", "class", kind, "x1", x, "x2", x, "y1", "0", "y2", "" + HEIGHT);
    }

    private String time(double ms) {
        return language.decimal(RoundedNumbers.time(ms));
    }

    private String milliseconds(double ms) {
        return language.decimal(RoundedNumbers.milliseconds(ms));
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
