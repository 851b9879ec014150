package org.botarena.arena.cli.record;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.arena.cli.console.Keyboard;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.image.GameAnimation;
import org.botarena.arena.image.GamePicture;
import org.botarena.arena.image.ImageFile;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
public final class ReplayCommand extends ArenaCommand {
    @Mixin
    private GameArgument game;

    @Option(names = "--ply", paramLabel = "N", description = "Ply to show the position after, and nothing else.")
    private Integer ply;

    @Option(
            names = "--gif",
            paramLabel = "FILE",
            description = "New file for the game as a moving picture; with --ply up to that ply.")
    private Path gif;

    @Option(
            names = "--png",
            paramLabel = "FILE",
            description = "New file for a picture of the last position, or of the one after --ply.")
    private Path png;

    @Option(names = "--step", description = "Read steps from standard input even if it is not a terminal.")
    private boolean isStepping;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() throws InterruptedException {
        boolean isDrawn = gif != null || png != null;
        Usage.require(
                spec,
                !isDrawn || (!json && !isStepping && game.id().isPresent()),
                "--gif and --png write a game to a file: name its ID, without --json or --step");
        Optional<Playback<?>> playback = game.playback(games, json);
        if (playback.isPresent()) {
            show(playback.get());
        }
        return 0;
    }

    private void show(Playback<?> playback) throws InterruptedException {
        PrintWriter out = out();
        ReplaySteps steps = new ReplaySteps(playback, out);
        Usage.require(
                spec,
                ply == null || (ply >= 0 && ply <= playback.plies()),
                String.format(
                        Locale.ROOT,
                        "--ply %d: game %s has %d plies",
                        ply,
                        playback.game().id(),
                        playback.plies()));
        if (gif != null || png != null) {
            draw(playback, ply == null ? playback.plies() : ply, out);
        } else if (json) {
            IntStream plies = ply == null ? IntStream.rangeClosed(0, playback.plies()) : IntStream.of(ply);
            out.println(JsonText.line(playback.replayed(plies)));
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

    private void draw(Playback<?> playback, int last, PrintWriter out) {
        Optional<ImageFile> moving = Optional.ofNullable(gif).map(ImageFile::at);
        Optional<ImageFile> still = Optional.ofNullable(png).map(ImageFile::at);
        moving.ifPresent(file -> {
            file.write(GameAnimation.gif(playback, last));
            int step = GameAnimation.step(last);
            String thinned =
                    step == 1 ? "" : String.format(Locale.ROOT, ", one of %d plies each: the game is long", step);
            String frames = Numbers.counted(GameAnimation.frames(last), "frame");
            out.println("GIF      %s, %s%s".formatted(gif, frames, thinned));
        });
        still.ifPresent(file -> {
            file.write(GamePicture.of(playback, last).png());
            out.println("PNG      " + png);
        });
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
