package org.botarena.arena.record.form;

import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Objects;

/**
 * Checks that every record of a store must pass before its use, because a stranger may have written it. A record that
 * fails is damaged, as if it could not be read.
 */
public final class RecordChecks {
    /** The maximum length of a name, a path, or a setting of one word, in characters. */
    public static final int LONGEST_NAME = 4_000;

    /** The maximum number of pairs between every two entrants. */
    public static final int MOST_PAIRS = 10_000_000;

    /** The maximum number of concurrent games. */
    public static final int MOST_JOBS = 10_000;

    private static final int SHA256_DIGITS = 64;

    private RecordChecks() {}

    /** Refuses what is missing. */
    public static void requireAll(Object... parts) {
        for (Object part : parts) {
            require(part != null, "something is missing");
            if (part instanceof Collection<?> list) {
                require(list.stream().noneMatch(Objects::isNull), "a list lacks something");
            }
        }
    }

    public static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Rejects invalid file names; returns the path. */
    public static Path requirePath(String path) {
        return Path.of(path);
    }

    /** Rejects invalid names of entrants, jars or classes. */
    public static void requireName(String name) {
        require(name != null && !name.isEmpty() && name.length() <= LONGEST_NAME, "a name is missing, or too long");
    }

    public static void requirePairs(int pairs, int jobs) {
        require(pairs >= 1 && pairs <= MOST_PAIRS, String.format(Locale.ROOT, "there are %d pairs", pairs));
        require(jobs >= 1 && jobs <= MOST_JOBS, String.format(Locale.ROOT, "there are %d games at a time", jobs));
    }

    /** Parses a time. */
    public static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException("a time is invalid", e);
        }
    }

    /** Rejects an invalid SHA-256: files are named after it. */
    public static void requireSha256(String digits) {
        require(
                digits != null
                        && digits.length() == SHA256_DIGITS
                        && digits.chars().allMatch(each -> HexFormat.isHexDigit(each) && !Character.isUpperCase(each)),
                "a SHA-256 is invalid");
    }
}
