package org.botarena.arena.admission;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.text.VisibleText;

/**
 * An author of a submission, possibly one of several. Immutable.
 *
 * @param name from the folder, the zip or the jar
 * @param number assigned by the course platform to this person and task, or 0 if the folder is not from a platform
 */
public record Author(String name, int number) {
    private static final Pattern NUMBERED = Pattern.compile("(.+)_([1-9][0-9]{0,8})", Pattern.DOTALL);

    /** Refuses a number below 0. */
    public Author {
        if (number < 0 || VisibleText.isBlank(name)) {
            throw new IllegalArgumentException("an author has a name, and no number below 0");
        }
    }

    /** An author without a number. */
    public Author(String name) {
        this(name, 0);
    }

    /** Parses the name of a platform's submission: {@code Anna Lee_77}. */
    public static Author numbered(String submission) {
        Matcher numbered = NUMBERED.matcher(submission);
        return numbered.matches()
                ? new Author(numbered.group(1), Integer.parseInt(numbered.group(2)))
                : new Author(submission);
    }

    /** The name of this person's own submission. */
    public String submission() {
        return number > 0 ? name + "_" + number : name;
    }
}
