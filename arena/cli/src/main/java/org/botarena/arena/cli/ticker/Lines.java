package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/**
 * Plain lines, for a file or a pipe. Progress appears at most every 5 s, or every 30 s if no game ends, new faults at
 * most every 5 s, and the first ten of the table every ten minutes.
 */
final class Lines implements View {
    private static final Duration BETWEEN = Duration.ofSeconds(5);
    private static final Duration IDLE = Duration.ofSeconds(30);
    private static final Duration BETWEEN_TABLES = Duration.ofMinutes(10);
    private static final int COLUMNS = 80;
    private static final int ROWS = 10;

    private final Supplier<TickerText> bulletin;
    private final PrintWriter out;
    private long doneShown;
    private Duration shown = Duration.ZERO;
    private Duration tableShown = Duration.ZERO;
    private List<String> troublesShown = List.of();
    private boolean isComplete;

    Lines(Supplier<TickerText> bulletin, PrintWriter out) {
        this.bulletin = bulletin;
        this.out = out;
    }

    @Override
    public void tick() {
        TickerText now = bulletin.get();
        long done = now.pace().done();
        Duration since = now.elapsed().minus(shown);
        boolean isLast = done == now.pace().games() && done > 0;
        boolean isNew = done > doneShown;
        if ((isLast && !isComplete) || (!isLast && since.compareTo(isNew ? BETWEEN : IDLE) >= 0)) {
            isComplete = isLast;
            show(now);
        }
    }

    private void show(TickerText now) {
        out.println(now.last().isEmpty() ? now.progress() : now.progress() + " (" + now.last() + ")");
        if (!now.lastTroubles().equals(troublesShown)) {
            troublesShown = now.lastTroubles();
            out.println("  %s %s".formatted(now.lastTrouble(), troublesShown.get(0)));
        }
        if (now.elapsed().minus(tableShown).compareTo(BETWEEN_TABLES) >= 0) {
            tableShown = now.elapsed();
            now.table(COLUMNS, ROWS).forEach(out::println);
        }
        out.flush();
        doneShown = now.pace().done();
        shown = now.elapsed();
    }

    @Override
    public void close() {
        TickerText now = bulletin.get();
        if (!isComplete && now.pace().done() > doneShown) {
            show(now);
        }
    }
}
