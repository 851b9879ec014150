package org.botarena.arena.cli.console;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.botarena.arena.report.plan.Progress;
import org.botarena.arena.report.plan.ProgressLines;

/**
 * Shows on standard error how far a tournament is: a bar on a terminal, plain lines elsewhere. Never used by two threads
 * at once.
 */
public final class Display implements Progress, AutoCloseable {
    private static final int WIDEST = 100;

    private final Progress lines = new ProgressLines(System.err);
    private final Optional<ProgressBar> bar;

    /**
     * Shows nothing yet.
     *
     * @param games in all
     * @param columns of the terminal; 0: there is none
     */
    public Display(long games, int columns) {
        bar = columns == 0 ? Optional.empty() : Optional.of(bar(games, Math.min(columns, WIDEST) - 1));
    }

    private static ProgressBar bar(long games, int width) {
        return new ProgressBarBuilder()
                .setTaskName("Games")
                .setInitialMax(games)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(500)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, width))
                .build();
    }

    @Override
    public void show(Status status) {
        bar.ifPresentOrElse(
                shown -> {
                    shown.stepTo(status.done());
                    shown.setExtraMessage(status.last());
                },
                () -> lines.show(status));
    }

    /** Draws the bar for the last time and goes on to the next line. */
    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
