package org.botarena.arena.cli.option;

import org.botarena.api.Games;
import org.botarena.arena.process.jvm.GameJars;
import picocli.CommandLine.Option;

/** The option that brings further games, for every command that knows games. */
public final class GamesOption {
    @Option(
            names = "--games",
            paramLabel = "DIR",
            description = "A folder with jars of further games. They are trusted: their code runs in the arena.")
    private GameJars jars = GameJars.none();

    /** The jars with further games. */
    public GameJars jars() {
        return jars;
    }

    /** All games that there are. */
    public Games games() {
        return jars.games();
    }
}
