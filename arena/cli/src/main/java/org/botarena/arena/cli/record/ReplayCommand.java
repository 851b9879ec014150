package org.botarena.arena.cli.record;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.botarena.arena.cli.console.Json;
import org.botarena.arena.cli.console.Keyboard;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "replay",
        header = "Step through a game",
        description = "Step through a recorded game: the board, the moves with their times, faults.",
        footer = {
            "",
            "In a terminal a key is a step: the arrow keys move forward and back, a number and Enter jump to"
                    + " that ply, q ends. Elsewhere all moves are printed in order, then the last position.",
            "Example: arena replay results/evening 0003"
        })
public final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private GameArgument game;

    @Option(names = "--ply", paramLabel = "N", description = "Ply to show the position after, and nothing else.")
    private Integer ply;

    @Option(names = "--step", description = "Read steps from standard input even if it is not a terminal.")
    private boolean isStepping;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() throws InterruptedException {
        Optional<Playback<?>> playback = game.playback(games, json);
        if (playback.isPresent()) {
            show(playback.get());
        }
        return 0;
    }

    private void show(Playback<?> playback) throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        ReplaySteps steps = new ReplaySteps(playback, out);
        if (ply != null && (ply < 0 || ply > playback.plies())) {
            throw new ParameterException(
                    spec.commandLine(),
                    String.format(
                            Locale.ROOT,
                            "--ply %d: game %s has %d plies",
                            ply,
                            playback.game().id(),
                            playback.plies()));
        }
        if (json) {
            IntStream plies = ply == null ? IntStream.rangeClosed(0, playback.plies()) : IntStream.of(ply);
            out.println(Json.of(playback.moments(plies)));
        } else if (ply != null) {
            steps.show(ply);
        } else if (isStepping || Terminal.isThere()) {
            step(steps, out);
        } else {
            playback.head().forEach(out::println);
            out.println();
            playback.rows().forEach(out::println);
            out.println();
            steps.show(playback.plies());
        }
    }

    private void step(ReplaySteps steps, PrintWriter out) throws InterruptedException {
        Optional<Keyboard> keyboard = isStepping ? Optional.empty() : Keyboard.open();
        try (Keyboard keys = keyboard.orElse(null)) {
            steps.follow(
                    keys == null
                            ? new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))::readLine
                            : new ReplayKeys(keys, out)::next);
        } catch (IOException e) {
            throw new Failed("standard input cannot be read: " + e.getMessage(), e);
        }
    }
}
