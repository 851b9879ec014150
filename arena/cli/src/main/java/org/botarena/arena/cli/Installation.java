package org.botarena.arena.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where this program lives on disk: what the launcher tells it. Immutable.
 *
 * @param home the folder with {@code jars/} and {@code docs/}
 * @param agents the drop folder that belongs to it, with the samples in {@code samples/}
 */
record Installation(Path home, Path agents) {
    /** As the launcher's system properties say; without a launcher (in an IDE) the current folder. */
    static Installation ofThisProgram() {
        Path home = Path.of(System.getProperty("arena.home", "")).toAbsolutePath();
        String agents = System.getProperty("arena.agents");
        return new Installation(home, agents == null ? home.resolve("agents") : Path.of(agents));
    }

    /** The jars that this program and the processes of its agents run from. */
    Path jars() {
        return home.resolve("jars");
    }

    /** The arena's own sample agents. */
    Path samples() {
        return agents.resolve("samples");
    }

    /** The drop folder that is meant if none is named: {@code agents/} of the current folder, else the installation's. */
    Path defaultAgents() {
        Path here = Path.of("agents").toAbsolutePath();
        return Files.isDirectory(here) ? here : agents;
    }
}
