package org.botarena.arena.cli.record;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.replay.GameList;
import org.botarena.arena.replay.GameSource;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.text.JsonText;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * A recorded game as every command names it: a folder, and the game's id or its beginning. Without an id the games are
 * listed.
 */
public final class GameArgument {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(
            index = "0",
            paramLabel = "DIR",
            description = "Results folder, a games.jsonl, or games of other programs: .ggf, .pdn.")
    private Path place;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ID",
            description = "Game by its id or the beginning of it (default: list the games).")
    private String id;

    @Mixin
    private GameFilterOptions filter;

    /** The results folder, or the file of games. */
    public Path place() {
        return place;
    }

    /** The id as typed, perhaps only its beginning; empty if the games are to be listed. */
    public Optional<String> id() {
        return Optional.ofNullable(id);
    }

    /**
     * The chosen game, played through; empty if no id was typed and the games were listed instead.
     *
     * @throws org.botarena.arena.venue.Failed if no game or more than one matches, naming similar ids
     */
    Optional<Playback<?>> playback(GamesOption games, boolean isJson) {
        if (id == null) {
            print(games, isJson);
            return Optional.empty();
        }
        Games here = games.games(place);
        GameRecord record = GameSource.at(place, () -> here).game(id, filter.choice());
        return Optional.of(Playback.of(here, record));
    }

    /** Finds the chosen game, even one without a record; empty if no recorded id begins so. */
    public Optional<GameRecord> find(GamesOption games) {
        return source(games).find(id, filter.choice());
    }

    private GameSource source(GamesOption games) {
        return GameSource.at(place, () -> games.games(place));
    }

    /** Lists the games, for people or as JSON, then names unreadable ones on standard error. */
    public void print(GamesOption games, boolean isJson) {
        GameList list = source(games).list(filter.choice());
        PrintWriter out = command.commandLine().getOut();
        if (isJson) {
            out.println(JsonText.line(list.rows()));
            PrintWriter err = command.commandLine().getErr();
            list.unread().forEach(game -> err.println("arena: %s: game %s, %s".formatted(place, game.id(), game)));
        } else {
            list.lines().forEach(out::println);
        }
    }
}
