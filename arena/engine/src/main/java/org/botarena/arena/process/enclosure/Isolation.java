package org.botarena.arena.process.enclosure;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What stands between an agent's code and the machine. */
public enum Isolation {
    /** A process of its own inside a kernel sandbox. */
    SANDBOX,
    /** A process of its own. */
    PROCESS,
    /** A thread of the arena's own JVM: for a debugger and for trusted agents. */
    THREAD;

    /**
     * The level of that name.
     *
     * @throws IllegalArgumentException with the levels there are
     */
    public static Isolation parse(String text) {
        return Arrays.stream(values())
                .filter(level -> level.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'%s' is not a level: there are %s"
                        .formatted(
                                text,
                                Arrays.stream(values()).map(Object::toString).collect(Collectors.joining(", ")))));
    }

    /** The name on the command line and in the results. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
