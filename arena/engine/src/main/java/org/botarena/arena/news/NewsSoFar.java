package org.botarena.arena.news;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A summary of the news for listeners who join late: the last plan, begin, round and standings, and each game in
 * progress with its moves so far. For one thread at a time.
 */
final class NewsSoFar {
    private final Map<Class<?>, NumberedNews> last = new LinkedHashMap<>();
    private final Map<String, NumberedNews> games = new LinkedHashMap<>();

    /** Remembers news for later listeners. */
    void accept(NumberedNews numbered) {
        News news = numbered.news();
        if (news instanceof News.GameBegun begun) {
            games.put(begun.id(), numbered);
        } else if (news instanceof News.PlyPlayed ply) {
            games.computeIfPresent(ply.id(), (id, begun) -> begun.telling(((News.GameBegun) begun.news()).after(ply)));
        } else if (news instanceof News.GameEnded ended) {
            games.remove(ended.id());
        } else if (news instanceof News.AttemptVoided voided) {
            games.remove(voided.id());
        } else if (news instanceof News.Planned
                || news instanceof News.Begins
                || news instanceof News.RoundDrawn
                || news instanceof News.StandingsChanged) {
            last.put(news.getClass(), numbered);
        }
    }

    /** The summary in the order in which its news first appeared. */
    List<NumberedNews> all() {
        return Stream.concat(last.values().stream(), games.values().stream()).toList();
    }
}
