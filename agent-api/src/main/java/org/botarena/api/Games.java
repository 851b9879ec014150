package org.botarena.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/** The available games, by name. Immutable. */
public final class Games {
    private final SortedMap<String, GameType> byName = new TreeMap<>();

    // Loops instead of lambdas: every start of an agent's process runs this code, and the first lambda takes
    // milliseconds.
    private Games(Iterable<GameType> types) {
        for (GameType type : types) {
            byName.put(type.name(), type);
        }
    }

    /** The games on this library's own class path. */
    public static Games installed() {
        return of(Games.class.getClassLoader());
    }

    /** The games that a class loader finds through service files. */
    public static Games of(ClassLoader loader) {
        return new Games(ServiceLoader.load(GameType.class, loader));
    }

    /** A collection of one game. */
    public static Games only(GameType type) {
        return new Games(List.of(type));
    }

    /** All games, sorted by name. */
    public List<GameType> all() {
        return List.copyOf(byName.values());
    }

    /**
     * Finds a game by name, without options.
     *
     * @throws IllegalArgumentException with the list of games, if no game has this name
     */
    public GameType named(String name) {
        GameType type = byName.get(name);
        if (type == null) {
            throw new IllegalArgumentException("there is no game '%s': there are %s; --games DIR adds your own"
                    .formatted(name, String.join(", ", byName.keySet())));
        }
        return type;
    }

    /**
     * A game with options, as {@link Rules#name} prints it: {@code reversi:size=6,mirrored=true}.
     *
     * @throws IllegalArgumentException if the game or an option is unknown, or an option is out of its range; the
     *     message lists the choices
     */
    public Rules<?> parse(String spec) {
        int colon = spec.indexOf(':');
        GameType type = type(spec);
        Map<String, String> given = colon < 0 ? Map.of() : optionsOf(type, spec.substring(colon + 1));
        return type.rules(Setting.complete(type.settings(), given, type.name()));
    }

    /**
     * The game type of a specification that {@link #parse} reads.
     *
     * @throws IllegalArgumentException with the list of games, if no game has this name
     */
    public GameType type(String spec) {
        int colon = spec.indexOf(':');
        return named(colon < 0 ? spec : spec.substring(0, colon));
    }

    private static Map<String, String> optionsOf(GameType type, String text) {
        try {
            return options(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(type.name() + ": " + e.getMessage(), e);
        }
    }

    /**
     * Reads the options that follow the colon of a specification: {@code size=6,mirrored=true}.
     *
     * @throws IllegalArgumentException if a part is not {@code name=value} or a name occurs twice
     */
    public static Map<String, String> options(String text) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String part : text.split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals <= 0) {
                throw new IllegalArgumentException(
                        "'%s' in '%s': options are written name=value,name=value".formatted(part, text));
            }
            if (options.put(part.substring(0, equals), part.substring(equals + 1)) != null) {
                throw new IllegalArgumentException("option %s is given twice".formatted(part.substring(0, equals)));
            }
        }
        return options;
    }
}
