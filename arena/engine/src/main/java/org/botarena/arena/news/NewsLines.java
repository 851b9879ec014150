package org.botarena.arena.news;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.botarena.arena.text.JsonText;

/**
 * The text form of the news: one JSON object per line, as arena/docs/live-api.md describes them. Standings appear at
 * most every 10 s, and at the end.
 */
public abstract class NewsLines implements NewsListener {
    private static final Duration BETWEEN_TABLES = Duration.ofSeconds(10);

    private Instant tableDue = Instant.MIN;
    private Optional<NumberedNews> table = Optional.empty();

    /**
     * Takes the next line.
     *
     * @param line without its line end
     */
    protected abstract void line(NumberedNews news, String line);

    @Override
    public void accept(NumberedNews news) {
        if (news.news() instanceof News.StandingsChanged) {
            tableDue = tableDue.equals(Instant.MIN) ? news.time().plus(BETWEEN_TABLES) : tableDue;
            table = Optional.of(news);
            if (!news.time().isBefore(tableDue)) {
                printTable();
            }
        } else {
            if (news.news() instanceof News.Over) {
                printTable();
            }
            line(news, text(news));
        }
    }

    private void printTable() {
        table.ifPresent(news -> {
            tableDue = news.time().plus(BETWEEN_TABLES);
            line(news, text(news));
        });
        table = Optional.empty();
    }

    /** The line of one piece of news. */
    static String text(NumberedNews news) {
        ObjectNode line = JsonText.OF_COMMANDS.createObjectNode();
        line.put("event", news.news().kind());
        line.put("time", news.time().toString());
        line.setAll(JsonText.OF_COMMANDS.<ObjectNode>valueToTree(news.news()));
        if (news.news().hasProgress()) {
            line.put("done", news.pace().done());
            line.put("games", news.pace().games());
            line.put("elapsedMs", news.pace().elapsed(news.time()).toMillis());
            line.put(
                    "leftMs",
                    news.pace().left(news.time()).map(Duration::toMillis).orElse(null));
        }
        line.put("sequence", news.sequence());
        line.put("number", news.number());
        return JsonText.line(line);
    }

    @Override
    public void close() {
        printTable();
    }
}
