package org.botarena.arena.cli.option;

import java.nio.file.Path;
import org.botarena.api.Games;
import org.botarena.arena.event.resume.KeptGames;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Option;

/** The option that adds games, for every command that needs games. */
public final class GamesOption {
    private final Installation installation;

    @Option(
            names = "--games",
            paramLabel = "DIR",
            description = "Folder with jars of further games; their code is trusted (default: games/ here, else the"
                    + " installation's).")
    private GameJars typed;

    /** Uses an installation, whose games are known. */
    public GamesOption(Installation installation) {
        this.installation = installation;
    }

    /** The jars with added games. */
    public GameJars jars() {
        try {
            return typed == null ? GameJars.ifAny(installation.defaultGames()) : typed;
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    /**
     * The jars with added games for a recorded tournament, which may keep its own.
     *
     * @throws Failed if it does, and its folder belongs to another user
     */
    public GameJars jars(Path tournament) {
        GameJars own = jars();
        return typed == null ? KeptGames.of(tournament, own).map(GameJars::in).orElse(own) : own;
    }

    /** All available games. */
    public Games games() {
        return jars().games();
    }

    /** All available games for a recorded tournament. */
    public Games games(Path tournament) {
        return jars(tournament).games();
    }
}
