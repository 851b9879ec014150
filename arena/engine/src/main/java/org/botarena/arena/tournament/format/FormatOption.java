package org.botarena.arena.tournament.format;

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
        NUMBER,
        /** A word. */
        TEXT,
        /** Names of entrants, with commas between them. */
        NAMES,
        /** The same, and the format is none without them; samples that are named take part. */
        REFERENCES;

        /** Whether the values are lists of entrants. */
        public boolean isOfNames() {
            return this == NAMES || this == REFERENCES;
        }
    }

    /** A value as a text of the format tells it. */
    public String told(String value) {
        return phrase.formatted(value);
    }
}
