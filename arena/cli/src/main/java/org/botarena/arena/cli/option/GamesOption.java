package org.botarena.arena.cli.option;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.process.jvm.GameJars;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that brings further games, for every command that knows games. */
public final class GamesOption {
    @Option(
            names = "--games",
            paramLabel = "DIR",
            converter = Folder.class,
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

    /**
     * The type of a game that is named with its options.
     *
     * @throws IllegalArgumentException if there is none of that name, saying what there is
     */
    public static GameType type(Games games, String game) {
        return games.named(game.split(":", 2)[0]);
    }

    /** A folder of games as it is typed. */
    static final class Folder implements ITypeConverter<GameJars> {
        @Override
        public GameJars convert(String text) {
            try {
                return GameJars.in(Path.of(text));
            } catch (InvalidPathException e) {
                throw new TypeConversionException("'%s' is no path: %s".formatted(text, e.getReason()));
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }
}
