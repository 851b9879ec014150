package org.botarena.arena.news;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.bench.Quantiles;

/**
 * The cost of a ply's news for its game: an offer to a stream whose thread writes {@code live/} at the same time,
 * measured one by one. It also measures the cost of timing itself, and of an offer to a full stream.
 */
public final class NewsCost {
    private static final int WARM_UP = 200_000;
    private static final int PLIES = 200_000;

    /** The time between two plies of a game in nanoseconds, for agents that answer immediately. */
    private static final long THINKING = 20_000;

    private static final ScheduledGame GAME =
            new ScheduledGame("0000-a-5ee5fe833298", new Fixture(0, 1, "......... X", List.of()), List.of(), List.of());

    private NewsCost() {}

    /** Prints the table. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("botarena-news-");
        LiveWriter lines = new LiveWriter(folder, System.err::println);
        List<Quantiles> rows = new ArrayList<>();
        try (NewsStream stream = NewsStream.to(List.of(lines), Clock.systemUTC())) {
            stream.publish(0, new News.Begins(1, Optional.empty()));
            game(stream, new Quantiles("", "ns"), WARM_UP, 0);
            rows.add(new Quantiles("nothing, timed", "ns"));
            for (int i = 0; i < PLIES; i++) {
                long begin = System.nanoTime();
                rows.get(0).add((double) (System.nanoTime() - begin));
            }
            rows.add(games(stream, 1).get(0));
            rows.addAll(games(stream, 2));
            Quantiles full = new Quantiles("without room, one after the other", "ns");
            game(stream, full, PLIES, 0);
            rows.add(full);
        } finally {
            FileUtils.deleteQuietly(folder.toFile());
        }
        Quantiles.print("news of a ply (promised: 1000 ns)", rows.toArray(Quantiles[]::new));
    }

    /** Measures this number of games at a time. */
    private static List<Quantiles> games(NewsStream stream, int number) throws InterruptedException {
        List<Quantiles> rows = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Quantiles row = new Quantiles(
                    number == 1 ? "one game" : String.format(Locale.ROOT, "game %d of %d", i + 1, number), "ns");
            rows.add(row);
            threads.add(new Thread(() -> game(stream, row, PLIES, THINKING)));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        return rows;
    }

    private static void game(NewsStream stream, Quantiles row, int plies, long pause) {
        for (int i = 0; i < plies; i++) {
            Ply ply = new Ply(i, i % 2, "4", 0.02, 0.01, 0);
            long begin = System.nanoTime();
            stream.offer(News.PlyPlayed.of(GAME, ply));
            long end = System.nanoTime();
            row.add((double) (end - begin));
            while (System.nanoTime() - end < pause) {
                Thread.onSpinWait();
            }
        }
    }
}
