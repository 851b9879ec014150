package org.botarena.arena.venue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.files.Sha256;

/**
 * Where this program lives on disk: what the launcher tells it. Immutable.
 *
 * @param home the folder with {@code jars/} and {@code docs/}
 * @param agents the drop folder that belongs to it, with the samples in {@code samples/}
 */
public record Installation(Path home, Path agents) {
    /** As the launcher's system properties say; without a launcher (in an IDE) the current folder. */
    public static Installation ofThisProgram() {
        Path home = Path.of(System.getProperty("arena.home", "")).toAbsolutePath();
        String agents = System.getProperty("arena.agents");
        return new Installation(home, agents == null ? home.resolve("agents") : Path.of(agents));
    }

    /** The sample agents that go with a drop folder: those inside it, else the arena's own. */
    public Path samples(Path dropFolder) {
        Path inside = dropFolder.resolve("samples");
        return Files.isDirectory(inside) ? inside : agents.resolve("samples");
    }

    /** The samples that this build made, where nobody else puts anything. */
    Path ownSamples() {
        return home.resolve("jars").resolve("samples");
    }

    /** The drop folder that is meant if none is named: {@code agents/} of the current folder, else the installation's. */
    public Path defaultAgents() {
        Path here = Path.of("agents").toAbsolutePath();
        return Files.isDirectory(here) ? here : agents;
    }

    /** Where further games lie if nobody names a folder: {@code games/} of the current folder, else beside the agents. */
    public Path defaultGames() {
        Path here = Path.of("games").toAbsolutePath();
        return Files.isDirectory(here) ? here : agents.resolveSibling("games");
    }

    /** Whether a jar is one of the samples that this build made, byte for byte: see {@link #ownSamples}. */
    public boolean hasMade(Admitted jar) {
        Path copy = ownSamples().resolve(jar.source().getFileName());
        try {
            return Files.isRegularFile(copy) && Sha256.of(copy).equals(jar.sha256());
        } catch (IOException e) {
            return false; // what cannot be compared is not known
        }
    }

    /** The version that the build wrote into this program's jar. */
    public String version() {
        String version = Installation.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar)" : version;
    }
}
