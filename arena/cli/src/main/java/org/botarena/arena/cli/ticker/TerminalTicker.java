package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.cli.console.TerminalColours.Mark;
import org.botarena.arena.cli.console.TerminalColours.Tone;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.text.catalogue.Language;

/** Output for people: the plan on one stream, events during the games on another. */
public final class TerminalTicker implements Ticker {
    private final PrintWriter out;
    private final PrintWriter err;
    private final Language language;
    private final TickerState chronicle;
    private final Window window;
    private final Optional<View> view;

    /**
     * Starts before the first event.
     *
     * @param out for the plan
     * @param err for events during the games
     * @param window the terminal; without one, no escape code is written
     * @param isQuiet whether only problems are reported
     * @param clock for the time left
     * @param language of all that it prints
     */
    public TerminalTicker(
            PrintWriter out, PrintWriter err, Window window, boolean isQuiet, Clock clock, Language language) {
        this.out = out;
        this.err = err;
        this.window = window;
        this.language = language;
        chronicle = new TickerState(clock, language);
        view = isQuiet ? Optional.empty() : Optional.of(View.of(chronicle::bulletin, clock, err, window, language));
    }

    @Override
    public synchronized void accept(NumberedNews news) {
        if (news.news() instanceof News.Planned planned) {
            planned(planned.plan());
        }
        chronicle.accept(news);
    }

    /** A rejected plan is always reported. */
    private void planned(Plan plan) {
        if (view.isPresent() || plan.objection().isPresent()) {
            TerminalColours.here()
                    .print(
                            out,
                            plan.text(language),
                            List.of(
                                    labels(Tone.BAD, "refused", "stop", "exposed"),
                                    labels(Tone.CAUTION, "left-out", "warning")));
            out.flush();
        } else {
            plan.roster().refused().forEach(jar -> err.println(language.text("ticker.refused", jar.text(language))));
            plan.roster().leftOutWhy().forEach(jar -> err.println(language.text("ticker.left-out", jar.in(language))));
        }
    }

    /** Marks these labels of a plan. */
    private Mark labels(Tone tone, String... labels) {
        return new Mark(
                tone,
                Arrays.stream(labels)
                        .map(label -> language.text("plan.label." + label))
                        .collect(Collectors.joining("|", "^(", ") ")));
    }

    @Override
    public synchronized void say(String line) {
        view.filter(shown -> chronicle.hasBegun()).ifPresent(View::clear);
        err.println(line);
        err.flush();
    }

    @Override
    public synchronized void tick() {
        view.filter(shown -> chronicle.hasBegun()).ifPresent(View::tick);
    }

    @Override
    public synchronized void close() {
        view.filter(shown -> chronicle.hasBegun()).ifPresent(View::close);
        window.close();
    }
}
