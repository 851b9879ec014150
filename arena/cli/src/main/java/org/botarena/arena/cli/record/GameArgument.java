package org.botarena.arena.cli.record;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.api.Games;
import org.botarena.arena.cli.console.Json;
import org.botarena.arena.record.GameRecord;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A game on file as every command names it: a folder, and the id or the beginning of it; without one the games are listed. */
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

    /** What was typed of the id; empty: nothing, so that the games are to be listed. */
    public Optional<String> id() {
        return Optional.ofNullable(id);
    }

    /**
     * The game that is meant; to be asked where an id was typed.
     *
     * @param games by which the games of a store are told
     * @throws org.botarena.arena.venue.Failed if there is none or more than one, naming those that are near
     */
    public GameRecord game(Supplier<Games> games) {
        return GameSource.at(place, games).game(id, filter);
    }

    /** The same for one that need not have a record; empty: nothing on file begins so. */
    public Optional<GameRecord> find(Supplier<Games> games) {
        return GameSource.at(place, games).find(id, filter);
    }

    /** Those on file, as far as they are wanted. */
    private GameList list(Supplier<Games> games) {
        return GameSource.at(place, games).list(filter);
    }

    /** Lists them, for people or as JSON; then those that cannot be read are named on standard error. */
    public void print(Supplier<Games> games, PrintWriter out, boolean isJson) {
        GameList list = list(games);
        if (isJson) {
            out.println(Json.of(list.rows()));
            PrintWriter err = command.commandLine().getErr();
            list.unread().forEach(game -> err.println("arena: %s: game %s, %s".formatted(place, game.id(), game)));
        } else {
            list.lines().forEach(out::println);
        }
    }
}
