package org.botarena.arena.serve.hosting.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.venue.Installation;

/**
 * The pages of the documentation that belong to an installation. Immutable.
 *
 * @param folder with the pages
 */
public record Handbook(Path folder) {
    /** Where the server has them. */
    public static final String ADDRESS = "/docs/";

    /** That of an installation, which may lack it. */
    public static Handbook of(Installation installation) {
        return new Handbook(installation.home().resolve("docs").toAbsolutePath().normalize());
    }

    /** A file of it; empty: there is none of that name. */
    public Optional<Path> file(String name) {
        Path file = folder.resolve(name).normalize();
        return file.startsWith(folder) && Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    }

    /** The address of the rules of a game; empty: they are not here. */
    Optional<String> rules(String game) {
        String page = "games/" + game.replaceFirst(":.*", "") + ".html";
        return file(page).map(found -> ADDRESS + page);
    }
}
