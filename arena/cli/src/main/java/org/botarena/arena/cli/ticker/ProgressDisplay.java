package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.news.Pace;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.schedule.Spectator;

/** The progress of any countable work, drawn like a tournament's. One thread at a time. */
public final class ProgressDisplay implements Spectator, AutoCloseable {
    private final Language language;
    private final String unit;
    private final Window window;
    private final Clock clock;
    private final Optional<View> view;
    private final Instant start;
    private long done;
    private String last = "";
    private LongUnaryOperator number;
    private Supplier<String> phrase = () -> last;

    ProgressDisplay(
            Language language,
            String unit,
            long number,
            Window window,
            Clock clock,
            PrintWriter out,
            boolean isEverywhere) {
        this.language = language;
        this.unit = unit;
        this.number = done -> number;
        this.window = window;
        this.clock = clock;
        start = clock.instant();
        view = window.isThere() || isEverywhere
                ? Optional.of(View.of(this::bulletin, clock, out, window, language))
                : Optional.empty();
    }

    /**
     * Makes a display for terminals, and plain lines elsewhere.
     *
     * @param unit of the count, in the catalogue's family {@code progress.}: {@code games}
     * @param number of units in all
     */
    public static ProgressDisplay everywhere(Language language, String unit, long number, PrintWriter out) {
        return new ProgressDisplay(language, unit, number, Window.here(), Clock.systemUTC(), out, true);
    }

    /** Makes a display only for terminals: for work that is reported line by line elsewhere, or takes no time. */
    public static ProgressDisplay onTerminal(Language language, String unit, long number, PrintWriter out) {
        return new ProgressDisplay(language, unit, number, Window.here(), Clock.systemUTC(), out, false);
    }

    private TickerText bulletin() {
        return new TickerText(
                language,
                Pace.of(done, number.applyAsLong(done), start),
                clock.instant(),
                unit,
                phrase.get(),
                List.of(),
                "",
                List.of());
    }

    /**
     * Shows an estimated total, and this phrase instead of the last result.
     *
     * @param number the estimated total, computed from the number done
     */
    public void estimate(LongUnaryOperator number, Supplier<String> phrase) {
        this.number = number;
        this.phrase = phrase;
    }

    @Override
    public void ended(GameRecord game) {
        step(TickerText.ended(game.names(), game.result().scores()).in(language));
    }

    @Override
    public void unplayed(GameRecord game) {
        step(TickerText.unplayed(game.names()).in(language));
    }

    /** Counts one unit. */
    public void step(String now) {
        done++;
        last = VisibleText.plain(now);
        tick();
    }

    /** Redraws as time passes. */
    @Override
    public void tick() {
        view.ifPresent(View::tick);
    }

    /** Clears the display for lines that stay. */
    public void clear() {
        view.ifPresent(View::clear);
    }

    /** Draws the display for the last time, and moves to the next line. */
    @Override
    public void close() {
        view.ifPresent(View::close);
        window.close();
    }
}
