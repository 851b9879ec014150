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

    /** The class of the positions; by default, that of the rules without options. */
    default Class<? extends Position<?>> positionType() {
        return rules(Setting.complete(settings(), Map.of(), name())).positionType();
    }

    /** The options; none by default. */
    default List<Setting> settings() {
        return List.of();
    }

    /**
     * The name of the rules with these options, as {@link Rules#name} returns it.
     *
     * @param values one for each of the {@link #settings}, in their order
     */
    default String nameWith(Object... values) {
        StringBuilder name = new StringBuilder(name());
        List<Setting> settings = settings();
        char separator = ':';
        for (int i = 0; i < values.length; i++) {
            String value = values[i].toString();
            if (!value.equals(settings.get(i).byDefault())) {
                name.append(separator)
                        .append(settings.get(i).name())
                        .append('=')
                        .append(value);
                separator = ',';
            }
        }
        return name.toString();
    }

    /**
     * Builds the rules with these options.
     *
     * @param options complete and checked against {@link #settings()}
     * @throws IllegalArgumentException if options that are each in range do not fit together
     */
    Rules<?> rules(Map<String, String> options);
}
