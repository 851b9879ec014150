package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import org.botarena.arena.report.plan.Progress.Status;

/**
 * Plain lines, for a file or a pipe: progress at most every 5 s, or every 30 s where no game ends; new faults at most
 * every 5 s; the first ten of the table every ten minutes.
 */
final class Lines implements TerminalTicker.View {
    private static final Duration BETWEEN = Duration.ofSeconds(5);
    private static final Duration IDLE = Duration.ofSeconds(30);
    private static final Duration BETWEEN_TABLES = Duration.ofMinutes(10);
    private static final int COLUMNS = 80;
    private static final int ROWS = 10;

    private final Chronicle chronicle;
    private final PrintWriter out;
    private Status shown = new Status(0, 0, Duration.ZERO, "");
    private Duration tableShown = Duration.ZERO;
    private List<String> troublesShown = List.of();
    private boolean isComplete;

    Lines(Chronicle chronicle, PrintWriter out) {
        this.chronicle = chronicle;
        this.out = out;
    }

    @Override
    public void tick() {
        Status status = chronicle.status();
        Duration since = status.elapsed().minus(shown.elapsed());
        boolean isLast = status.done() == status.games() && status.done() > 0;
        boolean isNew = status.done() > shown.done();
        if ((isLast && !isComplete) || (!isLast && since.compareTo(isNew ? BETWEEN : IDLE) >= 0)) {
            isComplete = isLast;
            show(status);
        }
    }

    private void show(Status status) {
        out.println(status.last().isEmpty() ? chronicle.progress() : chronicle.progress() + " (" + status.last() + ")");
        if (!chronicle.lastTroubles().equals(troublesShown)) {
            troublesShown = chronicle.lastTroubles();
            out.println("  %s; the last: %s".formatted(chronicle.trouble(), troublesShown.get(0)));
        }
        if (status.elapsed().minus(tableShown).compareTo(BETWEEN_TABLES) >= 0) {
            tableShown = status.elapsed();
            new Bulletin(status, "", chronicle.standings(), "", List.of())
                    .table(COLUMNS, ROWS)
                    .forEach(out::println);
        }
        out.flush();
        shown = status;
    }

    @Override
    public void close() {
        if (!isComplete && chronicle.status().done() > shown.done()) {
            show(chronicle.status());
        }
    }
}
