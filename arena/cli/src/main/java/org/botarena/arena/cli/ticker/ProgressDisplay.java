package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.report.plan.Progress;
import org.botarena.arena.text.Columns;

/** How far anything is that can be counted: drawn as a tournament's progress is. One thread at a time. */
public final class ProgressDisplay implements Progress, AutoCloseable {
    private final String unit;
    private final Window window;
    private final Clock clock;
    private final Optional<View> view;
    private final Instant start;
    private Status status;

    private ProgressDisplay(
            String unit, long number, Window window, Clock clock, PrintWriter out, boolean isEverywhere) {
        this.unit = unit;
        this.window = window;
        this.clock = clock;
        start = clock.instant();
        status = new Status(0, number, Duration.ZERO, "");
        view = window.isThere()
                ? Optional.of(new Screen(this::bulletin, clock, out, window))
                : isEverywhere ? Optional.of(new Lines(this::bulletin, out)) : Optional.empty();
    }

    /**
     * On a terminal, and in plain lines elsewhere.
     *
     * @param unit of what is counted: {@code games}
     * @param number of them in all
     */
    public static ProgressDisplay everywhere(String unit, long number, PrintWriter out) {
        return new ProgressDisplay(unit, number, Window.here(), Clock.systemUTC(), out, true);
    }

    /** On a terminal alone: for what is told line by line elsewhere, or takes no time. */
    public static ProgressDisplay onTerminal(String unit, long number, PrintWriter out) {
        return new ProgressDisplay(unit, number, Window.here(), Clock.systemUTC(), out, false);
    }

    private TickerText bulletin() {
        return new TickerText(status, status.text(unit), List.of(), "", List.of());
    }

    @Override
    public void show(Status now) {
        status = now;
        view.ifPresent(View::tick);
    }

    /** One more is done. */
    public void step(String last) {
        show(new Status(
                status.done() + 1, status.games(), Duration.between(start, clock.instant()), Columns.visible(last)));
    }

    /** Nothing more is done, and time has passed. */
    public void tick() {
        view.ifPresent(View::tick);
    }

    /** Makes room for lines that stay. */
    public void clear() {
        view.ifPresent(View::clear);
    }

    /** Draws it for the last time, and goes on to the next line. */
    @Override
    public void close() {
        view.ifPresent(View::close);
        window.close();
    }
}
