package org.botarena.arena.news;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The news from which a listener who comes late learns how things stand: the last plan, begin, round and standings, what was
 * remarkable of late, and each game in play with its moves so far. One thread at a time.
 */
final class NewsSoFar {
    private static final int MOST_REMARKABLE = 40;

    private Optional<NumberedNews> begin = Optional.empty();
    private final Deque<NumberedNews> remarkable = new ArrayDeque<>();
    private final Map<Class<?>, NumberedNews> last = new LinkedHashMap<>();
    private final Map<String, NumberedNews> games = new LinkedHashMap<>();

    /** Remembers what is still to be told to others. */
    void told(NumberedNews numbered) {
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
                || news instanceof News.RoundDrawn
                || news instanceof News.StandingsChanged) {
            last.put(news.getClass(), numbered);
        }
        if (news instanceof News.Begins) {
            begin = Optional.of(numbered);
            games.clear();
        }
        if (isRemarkable(news)) {
            remarkable.add(numbered);
            if (remarkable.size() > MOST_REMARKABLE) {
                remarkable.remove();
            }
        }
    }

    /** Whether people should hear of it also when it is over. */
    private static boolean isRemarkable(News news) {
        return news instanceof News.Noticed
                || news instanceof News.AttemptVoided
                || news instanceof News.GivenUp
                || (news instanceof News.GameEnded ended && !ended.faults().isEmpty())
                || (news instanceof News.PlyPlayed ply && ply.isExcused());
    }

    /** How the games began, and the last faults, late answers, disturbed games and notices, in order. */
    List<NumberedNews> remarkable() {
        return Stream.concat(begin.stream(), remarkable.stream()).toList();
    }

    /** How things stand, in the order in which it was told first. */
    List<NumberedNews> all() {
        return Stream.concat(last.values().stream(), games.values().stream()).toList();
    }
}
