package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsLines;
import org.botarena.arena.news.NumberedNews;

/** For programs: one JSON object a line, as arena/docs/events.md describes them. */
public final class JsonLines implements Ticker {
    private final NewsLines lines;
    private final PrintWriter err;

    /**
     * Nothing has been told yet.
     *
     * @param out for the lines
     * @param err for the words of a plan that must not be carried out
     */
    public JsonLines(PrintWriter out, PrintWriter err) {
        this.err = err;
        lines = new NewsLines((news, line) -> {
            out.println(line);
            out.flush();
        });
    }

    @Override
    public void told(NumberedNews news) {
        lines.told(news);
        if (news.news() instanceof News.Planned planned
                && planned.plan().objection().isPresent()) {
            err.println(planned.plan().text());
        }
    }

    @Override
    public void say(String line) {
        err.println(line);
    }

    @Override
    public void close() {
        lines.close();
    }
}
