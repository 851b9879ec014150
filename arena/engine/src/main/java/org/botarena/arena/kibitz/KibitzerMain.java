package org.botarena.arena.kibitz;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.LiveJudge;
import org.botarena.arena.news.News;
import org.botarena.arena.text.JsonText;

/**
 * The kibitzer's process. It reads one game with its moves so far per line, as {@link News.GameBegun}. It answers
 * with its judgements, one a line, and an empty line. Any further line ends the solving of the previous game; an
 * empty one does only that.
 */
final class KibitzerMain {
    private static final long LONGEST = Duration.ofSeconds(2).toNanos();

    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final PrintStream out;
    private long end;

    private KibitzerMain(PrintStream out) {
        this.out = out;
    }

    /** Judges positions of the game of this name until the input ends. */
    public static void main(String[] args) throws IOException, InterruptedException {
        KibitzerMain kibitzer = new KibitzerMain(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        Thread reader = new Thread(kibitzer::read, "reader");
        reader.setDaemon(true);
        reader.start();
        kibitzer.judge(Games.installed().parse(args[0]));
    }

    private void read() {
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                .lines()
                .map(Optional::of)
                .forEach(lines::add);
        lines.add(Optional.empty());
    }

    private <P extends Position<P>> void judge(Rules<P> rules) throws IOException, InterruptedException {
        BooleanSupplier maySolve = () -> lines.isEmpty() && System.nanoTime() < end;
        LiveJudge<P> judge = LiveJudge.of(rules, maySolve);
        for (Optional<String> line = lines.take(); line.isPresent(); line = lines.take()) {
            if (!line.get().isEmpty()) {
                judge.judge(JsonText.MAPPER.readValue(line.get(), News.GameBegun.class), this::announce);
                out.println();
            }
        }
    }

    private void announce(News.Judged judged) {
        out.println(JsonText.OF_COMMANDS.valueToTree(judged).toString());
        end = System.nanoTime() + LONGEST; // The solver's time begins after the opinion.
    }
}
