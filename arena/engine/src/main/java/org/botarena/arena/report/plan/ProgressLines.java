package org.botarena.arena.report.plan;

import java.io.PrintStream;
import java.time.Duration;

/**
 * Plain lines, where there is no terminal: one at the end; before it at most one in 5 s, and without a game that ended
 * one in 30 s.
 */
public final class ProgressLines implements Progress {
    private static final Duration BETWEEN = Duration.ofSeconds(5);
    private static final Duration IDLE = Duration.ofSeconds(30);

    private final PrintStream out;
    private Status shown = new Status(0, 0, Duration.ZERO, "");

    /** Writes to a stream that stays open. */
    public ProgressLines(PrintStream out) {
        this.out = out;
    }

    @Override
    public void show(Status status) {
        Duration since = status.elapsed().minus(shown.elapsed());
        boolean isNew = status.done() > shown.done();
        boolean isLast = isNew && status.done() == status.games();
        boolean isOver = !isNew && status.done() == status.games();
        if (isLast || (!isOver && since.compareTo(isNew ? BETWEEN : IDLE) >= 0)) {
            out.println(status.last().isEmpty() ? status : status + " (" + status.last() + ")");
            shown = status;
        }
    }
}
