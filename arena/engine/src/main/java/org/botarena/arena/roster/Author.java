package org.botarena.arena.roster;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A person who handed in, alone or with others. Immutable.
 *
 * @param name as the folder, the zip or the jar says
 * @param number the course platform's own for this person and this task; empty: the folder is not from a platform
 */
public record Author(String name, OptionalInt number) {
    private static final Pattern NUMBERED = Pattern.compile("(.+)_([1-9][0-9]{0,8})");

    /** An author without a number. */
    public Author(String name) {
        this(name, OptionalInt.empty());
    }

    /** The author of a platform's folder, by the name of the hand-in: {@code Anna Lee_77}. */
    public static Author numbered(String handIn) {
        Matcher numbered = NUMBERED.matcher(handIn);
        return numbered.matches()
                ? new Author(numbered.group(1), OptionalInt.of(Integer.parseInt(numbered.group(2))))
                : new Author(handIn);
    }

    /** What this person's own hand-in is called. */
    public String handIn() {
        return number.isPresent() ? name + "_" + number.getAsInt() : name;
    }
}
