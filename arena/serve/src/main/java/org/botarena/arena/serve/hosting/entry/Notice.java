package org.botarena.arena.serve.hosting.entry;

import java.util.List;
import java.util.Locale;
import org.botarena.arena.text.catalogue.Language;

/**
 * News for an author. Immutable.
 *
 * @param number from 1, in the order in which they came
 * @param person the author
 * @param at when, UTC
 * @param kind what happened
 * @param values what it happened to, as {@link Kind} says
 * @param isSeen whether the author has marked it as read
 */
public record Notice(long number, int person, String at, Kind kind, List<String> values, boolean isSeen) {
    /** What an author hears of. */
    public enum Kind {
        /** The check of an upload is over: the file. */
        CHECK_DONE,
        /** A version has fallen in the ladder: the version and its place. */
        PLACE_LOST,
        /** The organizer has answered a protest: the game. */
        PROTEST_ANSWERED,
        /** A tournament in which the author's agent played is over: its name. */
        TOURNAMENT_OVER;

        /** As programs read it: {@code check-done}. */
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Notice {
        values = List.copyOf(values);
    }

    /** In a sentence. */
    public String text(Language language) {
        return language.text("host.notice." + kind.code(), values.toArray());
    }
}
