package org.botarena.api;

import java.util.List;
import java.util.Map;

/**
 * A game with all its options: what a service file {@code META-INF/services/org.botarena.api.GameType} names. Adding a
 * game is a package and one line in such a file.
 */
public interface GameType {
    /** The name on the command line: lower-case letters. */
    String name();

    /** The game in a line. */
    String summary();

    /** The class of its positions. */
    Class<? extends Position<?>> positionType();

    /** The options it has. */
    List<Setting> settings();

    /**
     * The rules with these options.
     *
     * @param options complete and checked against {@link #settings()}
     * @throws IllegalArgumentException if options that are each in range do not fit together
     */
    Rules<?> rules(Map<String, String> options);
}
