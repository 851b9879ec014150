package org.botarena.arena.news;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.record.GameRecord;

/** The text form of a piece of news while it is put together. One thread. */
public final class NewsText {
    private final String kind;
    private final Map<String, Object> fields = new LinkedHashMap<>();
    private boolean hasProgress;

    private NewsText(String kind) {
        this.kind = kind;
    }

    static NewsText of(String kind) {
        return new NewsText(kind);
    }

    /** Of a game: its id, and who sits where. */
    static NewsText of(String kind, GameRecord game) {
        return of(kind, game.id(), game.names());
    }

    /**
     * The same.
     *
     * @param seats the names of the players' entrants
     */
    static NewsText of(String kind, String id, List<String> seats) {
        return new NewsText(kind).and("id", id).and("seats", seats);
    }

    NewsText and(String name, Object value) {
        fields.put(name, value);
        return this;
    }

    /** It also says how far the tournament is. */
    NewsText withProgress() {
        hasProgress = true;
        return this;
    }

    String kind() {
        return kind;
    }

    /** By name, in the order in which they were put. */
    Map<String, Object> fields() {
        return fields;
    }

    boolean hasProgress() {
        return hasProgress;
    }
}
