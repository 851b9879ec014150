package org.botarena.arena.tournament.format;

/**
 * An option of a format. Immutable.
 *
 * @param name as typed, without the dashes
 * @param kind of its values
 * @param help its purpose, in a sentence
 * @param phrase the text after the format's name, with %s for the value
 */
public record FormatOption(String name, Kind kind, String help, String phrase) {
    /** The kind of an option's values. */
    public enum Kind {
        /** A number. */
        NUMBER,
        /** A word. */
        TEXT,
        /** Names of entrants, separated by commas. */
        NAMES,
        /** Names of entrants that the format requires; samples that are named take part. */
        REFERENCES;

        /** Whether the values are lists of entrants. */
        public boolean isOfNames() {
            return this == NAMES || this == REFERENCES;
        }
    }

    /** A value in the text that describes the format. */
    public String text(String value) {
        return phrase.formatted(value);
    }
}
