package org.botarena.arena.cli.option;

import java.nio.file.Path;
import org.botarena.api.Games;
import org.botarena.arena.event.resume.KeptGames;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Option;

/** The option that brings further games, for every command that knows games. */
public final class GamesOption {
    private final Installation installation;

    @Option(
            names = "--games",
            paramLabel = "DIR",
            description = "Folder with jars of further games; their code is trusted (default: games/ here, else the"
                    + " installation's).")
    private GameJars typed;

    /** For an installation, whose own games are known. */
    public GamesOption(Installation installation) {
        this.installation = installation;
    }

    /** The jars with further games. */
    public GameJars jars() {
        try {
            return typed == null ? GameJars.ifAny(installation.defaultGames()) : typed;
        } catch (IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    /**
     * The same for a tournament on file, which may keep its own.
     *
     * @throws Failed if it does, and its folder is another's
     */
    public GameJars jars(Path tournament) {
        GameJars own = jars();
        return typed == null ? KeptGames.of(tournament, own).map(GameJars::in).orElse(own) : own;
    }

    /** All games that there are. */
    public Games games() {
        return jars().games();
    }

    /** All games that there are for a tournament on file. */
    public Games games(Path tournament) {
        return jars(tournament).games();
    }
}
