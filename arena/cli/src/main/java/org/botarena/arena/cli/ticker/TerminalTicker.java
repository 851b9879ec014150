package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.util.Optional;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.news.Pace;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.text.catalogue.Language;

/** For people: the plan on one stream, what happens meanwhile on another. */
public final class TerminalTicker implements NewsListener {
    private final PrintWriter out;
    private final PrintWriter err;
    private final Language language;
    private final Pace pace;
    private final Chronicle chronicle;
    private final Optional<View> view;

    /** Shows what a chronicle holds, once the games have begun. */
    interface View {
        /** Fifty times a second. */
        void tick();

        /** For the last time. */
        void close();
    }

    /**
     * Nothing has been told yet.
     *
     * @param out for the plan
     * @param err for what happens meanwhile
     * @param columns of the terminal; 0: there is none, and no escape code is written
     * @param lines of the terminal
     * @param isQuiet whether only what went wrong is told
     * @param clock for the time left
     * @param language in which it is told why jars are refused
     */
    public TerminalTicker(
            PrintWriter out, PrintWriter err, int columns, int lines, boolean isQuiet, Clock clock, Language language) {
        this.out = out;
        this.err = err;
        this.language = language;
        pace = new Pace(clock);
        chronicle = new Chronicle(pace);
        view = isQuiet
                ? Optional.empty()
                : Optional.of(
                        columns > 0 ? new Screen(chronicle, clock, err, columns, lines) : new Lines(chronicle, err));
    }

    @Override
    public void told(NumberedNews news) {
        if (news.news() instanceof News.Planned planned) {
            planned(planned.plan());
        }
        chronicle.told(news.news());
    }

    /** A plan that must not be carried out is told in any case. */
    private void planned(Plan plan) {
        if (view.isPresent() || plan.objection().isPresent()) {
            out.println(plan.text(language));
            out.flush();
        } else {
            plan.roster().refused().forEach(jar -> err.println("refused: " + jar.text(language)));
        }
    }

    @Override
    public void tick() {
        view.filter(shown -> pace.hasBegun()).ifPresent(View::tick);
    }

    @Override
    public void close() {
        view.filter(shown -> pace.hasBegun()).ifPresent(View::close);
    }
}
