package org.botarena.api;

import java.util.List;
import java.util.Map;

/**
 * A game with all its options, named by a service file {@code META-INF/services/org.botarena.api.GameType}. To add a
 * game, add a package and one line in such a file.
 */
public interface GameType {
    /** The name on the command line: lower-case letters. */
    String name();

    /** A one-line description of the game. */
    String summary();

    Class<? extends Position<?>> positionType();

    List<Setting> settings();

    /**
     * Builds the rules with these options.
     *
     * @param options complete and checked against {@link #settings()}
     * @throws IllegalArgumentException if options that are each in range do not fit together
     */
    Rules<?> rules(Map<String, String> options);
}
