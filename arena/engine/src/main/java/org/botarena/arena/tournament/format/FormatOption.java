package org.botarena.arena.tournament.format;

import java.util.regex.Pattern;

/**
 * An option of a format. Immutable.
 *
 * @param name as it is typed, without the dashes
 * @param kind of its values
 * @param help what it is for, in a sentence
 * @param phrase behind the format's name in a text, the value being %s
 */
public record FormatOption(String name, Kind kind, String help, String phrase) {
    /** What the values of an option are. */
    public enum Kind {
        /** A number. */
        NUMBER("[0-9]+"),
        /** Names of entrants, with commas between them. */
        NAMES(".*"),
        /** The same, and the format is none without them; samples that are named take part. */
        REFERENCES(".*");

        private final String pattern;

        Kind(String pattern) {
            this.pattern = pattern;
        }
    }

    /** A value as a text of the format tells it. */
    public String told(String value) {
        return phrase.formatted(value);
    }

    /** Matches what a text tells of it; the value is a group. */
    public String pattern() {
        String[] around = phrase.split("%s", -1);
        return Pattern.quote(around[0]) + "(" + kind.pattern + ")" + Pattern.quote(around[1]);
    }
}
