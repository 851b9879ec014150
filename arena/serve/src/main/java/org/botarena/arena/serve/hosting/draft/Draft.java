package org.botarena.arena.serve.hosting.draft;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.botarena.arena.admission.examiner.limits.ProblemText;

/**
 * A saved state of an agent's source code. Immutable.
 *
 * @param number from 1; a later draft of the event has a higher one
 * @param author the number of the author
 * @param language of the code
 * @param files the text of each source file, by its name without a folder
 * @param saved the time in UTC, in ISO 8601
 * @param isRun whether it was run or submitted, after which it never changes
 */
public record Draft(
        long number, int author, CodeLanguage language, Map<String, String> files, String saved, boolean isRun) {
    private static final int MOST_FILES = 40;
    private static final int MOST_BYTES = 200 << 10;
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,79}[.][a-z]+");

    /** A language in which an agent can be written in the browser. */
    public enum CodeLanguage {
        JAVA(".java", "Board.java"),
        PYTHON(".py", "board.py");

        private final String ending;
        private final String example;

        CodeLanguage(String ending, String example) {
            this.ending = ending;
            this.example = example;
        }

        /** The language with this option value: {@code java}. */
        public static CodeLanguage of(String option) {
            return valueOf(option.toUpperCase(Locale.ROOT));
        }

        boolean isSource(String file) {
            return file.endsWith(ending);
        }
    }

    public Draft {
        files = new TreeMap<>(files);
    }

    /**
     * Checks the files of a draft before it is saved.
     *
     * @throws IllegalArgumentException with a sentence if there are too many, too large or badly named files
     */
    static void require(CodeLanguage language, Map<String, String> files) {
        if (files.isEmpty() || files.size() > MOST_FILES) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "there are %d files, and a draft has 1 to %d", files.size(), MOST_FILES));
        }
        long bytes = files.values().stream()
                .mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length)
                .sum();
        if (bytes > MOST_BYTES) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "the files have %d kB, and a draft has at most %d", bytes >> 10, MOST_BYTES >> 10));
        }
        for (String name : files.keySet()) {
            if (!language.isSource(name) || !NAME.matcher(name).matches()) {
                throw new IllegalArgumentException("'%s' is not a valid name of a source file: use one like %s"
                        .formatted(ProblemText.cut(name), language.example));
            }
        }
    }
}
