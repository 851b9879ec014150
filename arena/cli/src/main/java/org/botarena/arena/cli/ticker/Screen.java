package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.cli.console.TerminalColours.Mark;
import org.botarena.arena.cli.console.TerminalColours.Tone;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.text.catalogue.Language;

/**
 * A few lines at the bottom of a terminal that are redrawn: progress with the time left, standings, and the last
 * faults. In the end only the progress stays.
 */
final class Screen implements View {
    private static final Duration BETWEEN = Duration.ofMillis(500);
    private static final int WIDEST = 80;

    /** The lines that are not rows of the table: progress, faults, the last game, and the cursor's line. */
    private static final int OTHER_LINES = 8;

    private static final int MOST_ROWS = 12;
    private static final String CLEAR_LINE = "\r\u001b[2K";
    private static final String CLEAR_BELOW = "\u001b[J";

    private final Supplier<TickerText> bulletin;
    private final PrintWriter out;
    private final Window window;
    private final Clock clock;
    private final List<Mark> marks;
    private final TerminalColours colours = TerminalColours.here();
    private Instant due;
    private List<String> drawn = List.of();

    /** Draws nothing yet. */
    Screen(Supplier<TickerText> bulletin, Clock clock, PrintWriter out, Window window, Language language) {
        this.bulletin = bulletin;
        this.out = VisiblePrinter.unfiltered(out);
        this.window = window;
        this.clock = clock;
        this.due = clock.instant();
        this.marks = List.of(line("ticker.trouble", language), line("ticker.fault", language));
    }

    /** Marks the lines with a text of the catalogue, whatever its arguments are. */
    private static Mark line(String key, Language language) {
        String any = "\\E.*\\Q";
        return new Mark(Tone.CAUTION, "^ *(\\Q" + language.text(key, any, any, any, any, any) + "\\E)$");
    }

    @Override
    public void tick() {
        Instant now = clock.instant();
        if (!now.isBefore(due)) {
            due = now.plus(BETWEEN);
            int rows = Math.max(1, Math.min(window.lines() - OTHER_LINES, MOST_ROWS));
            draw(bulletin.get().lines(columns(), rows));
        }
    }

    /** In the last column the cursor would move to the next line. */
    private int columns() {
        return Math.min(window.columns(), WIDEST) - 1;
    }

    private void draw(List<String> lines) {
        StringBuilder text = new StringBuilder(drawn.isEmpty() ? "" : "\u001b[" + rows(drawn) + "A");
        lines.forEach(line ->
                text.append(CLEAR_LINE).append(colours.marked(line, marks)).append('\n'));
        out.print(text.append(CLEAR_BELOW));
        out.flush();
        drawn = List.copyOf(lines);
    }

    /** The number of rows that the lines now take: a narrower terminal wraps them. */
    private int rows(List<String> lines) {
        int columns = Math.max(1, window.columns());
        return lines.stream()
                .mapToInt(line -> Math.max(1, (Columns.width(line) + columns - 1) / columns))
                .sum();
    }

    @Override
    public void clear() {
        draw(List.of());
        due = clock.instant();
    }

    @Override
    public void close() {
        draw(bulletin.get().lines(columns(), 1).subList(0, 1));
    }
}
