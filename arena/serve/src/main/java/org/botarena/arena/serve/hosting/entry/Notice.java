package org.botarena.arena.serve.hosting.entry;

import java.util.List;
import java.util.Locale;
import org.botarena.arena.text.catalogue.Language;

/**
 * News for an author. Immutable.
 *
 * @param number from 1, in chronological order
 * @param person the author
 * @param at the time in UTC
 * @param kind of event
 * @param values its details, as {@link Kind} describes
 * @param isSeen whether the author has marked it as read
 */
public record Notice(long number, int person, String at, Kind kind, List<String> values, boolean isSeen) {
    /** The events that are news for an author. */
    public enum Kind {
        /** The check of an upload has ended. Value: the file. */
        CHECK_DONE,
        /** A version has fallen in the ladder. Values: the version and its place. */
        PLACE_LOST,
        /** The organizer has answered a protest. Value: the game. */
        PROTEST_ANSWERED,
        /** A tournament of the author's agent has ended. Value: its name. */
        TOURNAMENT_OVER;

        /** The name in JSON: {@code check-done}. */
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
