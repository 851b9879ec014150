package org.botarena.arena.serve.hosting.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.venue.Installation;

/**
 * The documentation pages of an installation. Immutable.
 *
 * @param folder of the pages
 */
public record Handbook(Path folder) {
    /** Their address on the server. */
    public static final String ADDRESS = "/docs/";

    /** The handbook of an installation, which may lack one. */
    public static Handbook of(Installation installation) {
        return new Handbook(installation.home().resolve("docs").toAbsolutePath().normalize());
    }

    /** A file of the handbook, if it exists. */
    public Optional<Path> file(String name) {
        Path file = folder.resolve(name).normalize();
        return file.startsWith(folder) && Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    }

    /** The address of the rules of a game, or empty if they are not here. */
    Optional<String> rules(String game) {
        String page = "games/" + game.replaceFirst(":.*", "") + ".html";
        return file(page).map(found -> ADDRESS + page);
    }
}
