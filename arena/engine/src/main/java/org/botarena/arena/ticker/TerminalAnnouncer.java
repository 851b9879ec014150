package org.botarena.arena.ticker;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.Pace;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.text.catalogue.Language;

/**
 * For people: the plan and the tables on one stream, what happens meanwhile on another.
 *
 * @param out for the plan and the tables
 * @param err for what happens meanwhile
 * @param columns of the terminal; 0: there is none, and no escape code is written
 * @param lines of the terminal
 * @param isQuiet whether only the tables and what went wrong are told
 * @param clock for the time left
 * @param language in which it is told why jars are refused
 */
public record TerminalAnnouncer(
        PrintWriter out, PrintWriter err, int columns, int lines, boolean isQuiet, Clock clock, Language language)
        implements Announcer {
    /** A plan that must not be carried out is told in any case. */
    @Override
    public void planned(Plan plan) {
        if (!isQuiet || plan.objection().isPresent()) {
            out.println(plan.text(language));
        } else {
            plan.roster().refused().forEach(jar -> err.println("refused: " + jar.text(language)));
        }
    }

    @Override
    public List<NewsListener> listeners(long games, Optional<Instant> until) {
        if (isQuiet) {
            return List.of();
        }
        Chronicle chronicle = new Chronicle(new Pace(games, until, clock));
        return List.of(columns > 0 ? new Screen(chronicle, clock, err, columns, lines) : new Lines(chronicle, err));
    }

    @Override
    public void finished(Scoreboard tables, News.Over over) {
        out.println();
        out.println(tables.text());
        over.trimmed().ifPresent(out::println);
        out.println("Results  " + over.results());
        out.println("Report   " + Path.of(over.results()).resolve("report.html"));
    }
}
