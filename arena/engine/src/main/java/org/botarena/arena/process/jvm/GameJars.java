package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.Sha256;

/**
 * Games in separate jars, in addition to the installed ones. They are trusted like the arena itself: its JVM loads
 * them, and every host has them at the end of its class path. Immutable.
 */
public final class GameJars {
    private static final String SERVICE = "META-INF/services/" + GameType.class.getName();

    private final List<Path> jars;
    private final Games games;

    private GameJars(List<Path> jars, Games games) {
        this.jars = List.copyOf(jars);
        this.games = games;
    }

    /** No jars, only the installed games. */
    public static GameJars none() {
        return new GameJars(List.of(), Games.installed());
    }

    /**
     * The jars of a folder, and the installed games. The folder also contains all libraries they need besides the JDK
     * and the API.
     *
     * @throws IllegalArgumentException if the folder does not exist or has no jar or no game, a game cannot be loaded,
     *     or two games have the same name. The message says what to do.
     */
    public static GameJars in(Path folder) {
        List<Path> jars = list(folder);
        jars.forEach(GameJars::requireReadable);
        // Never closed: its classes are needed for the lifetime of the arena.
        ClassLoader loader = new URLClassLoader(
                "games", jars.stream().map(GameJars::url).toArray(URL[]::new), Games.class.getClassLoader());
        Collection<GameType> types = load(loader, folder);
        if (types.size() == Games.installed().all().size()) {
            throw new IllegalArgumentException("no jar in %s holds a game: its type is named in the jar's %s"
                    .formatted(folder.toAbsolutePath(), SERVICE));
        }
        requireNames(types);
        return new GameJars(jars, Games.of(loader));
    }

    /**
     * The jars of a folder that may be missing or contain no game.
     *
     * @throws IllegalArgumentException if a game in it cannot be loaded, saying what to do
     */
    public static GameJars ifAny(Path folder) {
        return Files.isDirectory(folder) && found(folder).stream().anyMatch(GameJars::isNamingGame)
                ? in(folder)
                : none();
    }

    private static boolean isNamingGame(Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.getEntry(SERVICE) != null;
        } catch (IOException e) {
            return false; // without a jar there is no game
        }
    }

    /**
     * The jars of a folder given as text.
     *
     * @throws IllegalArgumentException also if the text is not a path
     */
    public static GameJars parse(String folder) {
        try {
            return in(Path.of(folder));
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("'%s' is not a path: %s".formatted(folder, e.getReason()), e);
        }
    }

    /** The jars, in the order of the class path. */
    public List<Path> jars() {
        return jars;
    }

    /** All games: the installed ones and those of the jars. */
    public Games games() {
        return games;
    }

    /** A hash of the jars' content in hexadecimal; empty without jars. */
    public String digest() {
        return digest(jars);
    }

    /** A hash of the jars that a game needs; empty for an installed game. */
    public String digest(Rules<?> rules) {
        String name = rules.name().replaceFirst(":.*", "");
        boolean isInstalled =
                Games.installed().all().stream().anyMatch(type -> type.name().equals(name));
        return isInstalled ? "" : digest();
    }

    /** A hash of the content of some jars in hexadecimal; empty without jars. */
    public static String digest(List<Path> jars) {
        if (jars.isEmpty()) {
            return "";
        }
        try {
            MessageDigest digest = Sha256.digest();
            for (Path jar : jars) {
                digest.update(Files.readAllBytes(jar));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read the games: " + e.getMessage(), e);
        }
    }

    /**
     * Copies the jars to a place where agents' processes can read them.
     *
     * @param folder a folder that every user may enter; the copies go to {@code games} below it
     * @return the copies, in the order of the class path
     * @throws IOException if they cannot be copied
     */
    List<Path> copyInto(Path folder) throws IOException {
        List<Path> copies = new ArrayList<>();
        if (!jars.isEmpty()) {
            Path below = Files.createDirectory(folder.resolve("games"));
            OpenFolder.open(below);
            for (int i = 0; i < jars.size(); i++) {
                Path copy = below.resolve(i + ".jar"); // no name that would split a class path
                Files.copy(jars.get(i), copy);
                OpenFolder.open(copy);
                copies.add(copy);
            }
        }
        return copies;
    }

    /**
     * The jars of a folder, in the order of the class path, without loading them.
     *
     * @throws IllegalArgumentException if the folder does not exist or has no jar
     */
    public static List<Path> list(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("there is no folder %s".formatted(folder.toAbsolutePath()));
        }
        List<Path> jars = found(folder);
        if (jars.isEmpty()) {
            throw new IllegalArgumentException("there is no jar in %s: a game is a jar that names its type in %s"
                    .formatted(folder.toAbsolutePath(), SERVICE));
        }
        return jars;
    }

    private static List<Path> found(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "the folder %s cannot be read: %s".formatted(folder, ResultsException.why(e)), e);
        }
    }

    private static void requireReadable(Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            zip.size();
        } catch (IOException e) {
            throw new IllegalArgumentException("%s is not a jar: %s".formatted(jar, e.getMessage()), e);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException("every file has a URL: " + jar, e);
        }
    }

    private static Collection<GameType> load(ClassLoader loader, Path folder) {
        try {
            List<GameType> types = new ArrayList<>();
            ServiceLoader.load(GameType.class, loader).forEach(types::add);
            types.forEach(GameType::positionType); // comes with the type, or the game is incomplete
            return types;
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IllegalArgumentException(
                    String.format(
                            Locale.ROOT,
                            "a game in %s cannot be loaded: %s. Its type is public, has a constructor without parameters, and is"
                                    + " built for Java %d at most.",
                            folder.toAbsolutePath(),
                            e.getMessage(),
                            Runtime.version().feature()),
                    e);
        }
    }

    private static void requireNames(Collection<GameType> types) {
        Map<String, GameType> byName = new HashMap<>();
        for (GameType type : types) {
            if (!type.name().matches("[a-z][a-z0-9-]*")) {
                throw new IllegalArgumentException(
                        "a game is called '%s': lower-case letters, digits and dashes, please (%s)"
                                .formatted(type.name(), home(type)));
            }
            GameType other = byName.put(type.name(), type);
            if (other != null) {
                throw new IllegalArgumentException("two games are called %s: %s in %s, and %s in %s"
                        .formatted(
                                type.name(),
                                other.getClass().getName(),
                                home(other),
                                type.getClass().getName(),
                                home(type)));
            }
        }
    }

    private static String home(GameType type) {
        return String.valueOf(
                type.getClass().getProtectionDomain().getCodeSource().getLocation());
    }
}
