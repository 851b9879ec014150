package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsLines;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.text.catalogue.Language;

/** Prints one JSON object per line for programs, as described in arena/docs/live-api.md. */
public final class JsonLines extends NewsLines implements Ticker {
    private final PrintWriter out;
    private final PrintWriter err;
    private final Language language;

    /**
     * Starts before the first event.
     *
     * @param out for the lines
     * @param err for the text of a rejected plan
     * @param language of that text
     */
    public JsonLines(PrintWriter out, PrintWriter err, Language language) {
        this.out = out;
        this.err = err;
        this.language = language;
    }

    @Override
    protected void line(NumberedNews news, String line) {
        out.println(line);
        out.flush();
    }

    @Override
    public void accept(NumberedNews news) {
        super.accept(news);
        if (news.news() instanceof News.Planned planned
                && planned.plan().objection().isPresent()) {
            err.println(planned.plan().text(language));
        }
    }

    @Override
    public void say(String line) {
        err.println(line);
    }
}
