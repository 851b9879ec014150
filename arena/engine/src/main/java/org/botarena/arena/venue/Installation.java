package org.botarena.arena.venue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.files.Sha256;

/**
 * The location of this program on disk, as given by the launcher. Immutable.
 *
 * @param home the folder with {@code jars/} and {@code docs/}
 * @param agents its drop folder, with the samples in {@code samples/}
 */
public record Installation(Path home, Path agents) {
    /** Reads the launcher's system properties; without a launcher (in an IDE) uses the current folder. */
    public static Installation ofThisProgram() {
        Path home = Path.of(System.getProperty("arena.home", "")).toAbsolutePath();
        String agents = System.getProperty("arena.agents");
        return new Installation(home, agents == null ? home.resolve("agents") : Path.of(agents));
    }

    /** The sample agents for a drop folder: those inside it, else the arena's own. */
    public Path samples(Path dropFolder) {
        Path inside = dropFolder.resolve("samples");
        return Files.isDirectory(inside) ? inside : agents.resolve("samples");
    }

    /** The samples that come with this build; no user puts files there. */
    Path ownSamples() {
        return home.resolve("jars").resolve("samples");
    }

    /** The default drop folder: {@code agents/} in the current folder, else the installation's. */
    public Path defaultAgents() {
        Path here = Path.of("agents").toAbsolutePath();
        return Files.isDirectory(here) ? here : agents;
    }

    /** The default folder of added games: {@code games/} in the current folder, else the one next to the agents. */
    public Path defaultGames() {
        Path here = Path.of("games").toAbsolutePath();
        return Files.isDirectory(here) ? here : agents.resolveSibling("games");
    }

    /** Whether a jar is identical to one of the samples of this build: see {@link #ownSamples}. */
    public boolean hasMade(Admitted jar) {
        Path copy = ownSamples().resolve(jar.source().getFileName());
        try {
            return Files.isRegularFile(copy) && Sha256.of(copy).equals(jar.sha256());
        } catch (IOException e) {
            return false; // A jar that cannot be compared counts as unknown.
        }
    }

    /** The version from this program's jar. */
    public String version() {
        String version = Installation.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar)" : version;
    }
}
