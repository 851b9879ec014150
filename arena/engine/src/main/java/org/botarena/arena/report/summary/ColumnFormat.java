package org.botarena.arena.report.summary;

import java.util.Locale;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Language;

/** How people are shown a column's value, in the terminal and in the report. */
public enum ColumnFormat {
    /** As it is. */
    PLAIN,
    /** Wins, draws and losses; with dashes in the report. */
    SCORE {
        @Override
        String shown(Object value, Language language) {
            return ((String) value).replace('-', '\u2013');
        }
    },
    /** A rating in Elo, in words where it has no two bounds. */
    ELO {
        @Override
        String text(Object value) {
            return shown(value, Language.ENGLISH);
        }

        @Override
        String shown(Object value, Language language) {
            return ((Proof.Rating) value).shown(language);
        }
    },
    /** Points: in the terminal the halves below each other, {@code 18.5}, {@code 9.0}. */
    POINTS {
        @Override
        String text(Object value) {
            return String.format(Locale.ROOT, "%.1f", (Double) value);
        }

        @Override
        String shown(Object value, Language language) {
            return RoundedNumbers.plain((Double) value);
        }
    },
    /** A number with its sign; a narrow page leaves it out. */
    SIGNED {
        @Override
        String text(Object value) {
            return RoundedNumbers.signed((Double) value);
        }
    },
    /** A number by which only some formats place. */
    CRITERION {
        @Override
        String text(Object value) {
            return value == null ? "" : Numbers.plain((Double) value); // what decides is not rounded
        }
    },
    /** Such a number for which the terminal has no room; a narrow page leaves it out, too. */
    FURTHER_CRITERION {
        @Override
        String text(Object value) {
            return CRITERION.text(value);
        }
    },
    /** Milliseconds; a narrow page leaves them out. */
    TIME {
        @Override
        String text(Object value) {
            return value == null ? "-" : String.format(Locale.ROOT, "%.1f", (Double) value);
        }

        @Override
        String shown(Object value, Language language) {
            return RoundedNumbers.milliseconds((Double) value);
        }
    };

    String text(Object value) {
        return "" + value;
    }

    String shown(Object value, Language language) {
        return text(value);
    }

    /** Whether a narrow page leaves it out. */
    public boolean isSpare() {
        return this == SIGNED || this == FURTHER_CRITERION || this == TIME;
    }
}
