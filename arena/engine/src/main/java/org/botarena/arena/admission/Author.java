package org.botarena.arena.admission;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.text.VisibleText;

/**
 * A person who handed in, alone or with others. Immutable.
 *
 * @param name as the folder, the zip or the jar says
 * @param number the course platform's own for this person and this task; 0: the folder is not from a platform
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

    /** The author of a platform's folder, by the name of the hand-in: {@code Anna Lee_77}. */
    public static Author numbered(String handIn) {
        Matcher numbered = NUMBERED.matcher(handIn);
        return numbered.matches()
                ? new Author(numbered.group(1), Integer.parseInt(numbered.group(2)))
                : new Author(handIn);
    }

    /** What this person's own hand-in is called. */
    public String handIn() {
        return number > 0 ? name + "_" + number : name;
    }
}
