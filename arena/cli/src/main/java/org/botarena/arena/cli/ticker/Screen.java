package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.botarena.arena.text.VisiblePrinter;

/**
 * A few lines at the foot of a terminal, drawn over and over: progress with the time left, standings, the last faults.
 * In the end the progress alone stays.
 */
final class Screen implements TerminalTicker.View {
    private static final Duration BETWEEN = Duration.ofMillis(500);
    private static final int WIDEST = 80;

    /** Lines that are no rows of the table: progress, faults, the last game, and the cursor's own. */
    private static final int OTHER_LINES = 8;

    private static final int MOST_ROWS = 12;
    private static final String UP = "\u001b[%dA";
    private static final String CLEAR_LINE = "\r\u001b[2K";
    private static final String CLEAR_BELOW = "\u001b[J";

    private final Chronicle chronicle;
    private final PrintWriter out;
    private final int columns;
    private final int rows;
    private final Clock clock;
    private Instant due;
    private int drawn;

    /**
     * Draws nothing yet.
     *
     * @param columns of the terminal
     * @param lines of the terminal
     */
    Screen(Chronicle chronicle, Clock clock, PrintWriter out, int columns, int lines) {
        this.chronicle = chronicle;
        this.out = VisiblePrinter.unfiltered(out);
        this.columns = Math.min(columns, WIDEST) - 1; // in the last column the cursor would go on to the next line
        this.rows = Math.max(1, Math.min(lines - OTHER_LINES, MOST_ROWS));
        this.clock = clock;
        this.due = clock.instant();
    }

    @Override
    public void tick() {
        Instant now = clock.instant();
        if (!now.isBefore(due)) {
            due = now.plus(BETWEEN);
            Bulletin bulletin = new Bulletin(
                    chronicle.status(),
                    chronicle.progress(),
                    chronicle.standings(),
                    chronicle.trouble(),
                    chronicle.lastTroubles());
            draw(bulletin.lines(columns, rows));
        }
    }

    private void draw(List<String> lines) {
        StringBuilder text = new StringBuilder(drawn == 0 ? "" : UP.formatted(drawn));
        lines.forEach(line -> text.append(CLEAR_LINE).append(line).append('\n'));
        out.print(text.append(CLEAR_BELOW));
        out.flush();
        drawn = lines.size();
    }

    @Override
    public void close() {
        draw(new Bulletin(chronicle.status(), chronicle.progress(), List.of(), "", List.of())
                .lines(columns, rows)
                .subList(0, 1));
    }
}
