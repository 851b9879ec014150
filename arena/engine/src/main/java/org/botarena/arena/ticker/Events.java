package org.botarena.arena.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsLines;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.Pace;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;

/**
 * For programs: one JSON object a line, as arena/docs/events.md describes them.
 *
 * @param out for the events
 * @param err for the words of a plan that must not be carried out
 */
public record Events(PrintWriter out, PrintWriter err, Clock clock) implements Announcer {
    @Override
    public void planned(Plan plan) {
        write(NewsLines.text(new News.Planned(plan), clock.instant()));
        plan.objection().ifPresent(objection -> err.println(plan.text()));
    }

    /** Of the plan this has told already. */
    @Override
    public List<NewsListener> listeners(long games, Optional<Instant> until) {
        return List.of(new NewsLines(new Pace(games, until, clock), (news, line) -> {
            if (!(news.news() instanceof News.Planned)) {
                write(line);
            }
        }));
    }

    @Override
    public void finished(Scoreboard tables, News.Over over) {}

    private void write(String line) {
        out.println(line);
        out.flush();
    }
}
