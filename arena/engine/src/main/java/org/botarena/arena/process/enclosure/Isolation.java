package org.botarena.arena.process.enclosure;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

/** The isolation between an agent's code and the machine. */
public enum Isolation {
    /** A separate process inside a kernel sandbox. */
    SANDBOX,
    /** A separate process. */
    PROCESS,
    /** A thread of the arena's own JVM, for debugging and trusted agents. */
    THREAD;

    /**
     * The level with this name.
     *
     * @throws IllegalArgumentException with the names of the levels
     */
    public static Isolation parse(String text) {
        return Arrays.stream(values())
                .filter(level -> level.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new InvalidInput(Sentence.of(
                        "error.isolation",
                        text,
                        Arrays.stream(values()).map(Object::toString).collect(Collectors.joining(", ")))));
    }

    /** The name on the command line and in the results. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
