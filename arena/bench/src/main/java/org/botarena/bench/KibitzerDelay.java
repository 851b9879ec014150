package org.botarena.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.kibitz.Kibitzer;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.news.Pace;
import org.botarena.arena.timing.CoreLeases;
import org.botarena.arena.timing.Lanes;

/**
 * The time from the news of a ply to the kibitzer's first words about it, and to its proof, with one free core: random
 * games with a ply per second. The transport of the words to a page is not included.
 */
public final class KibitzerDelay {
    private static final long BETWEEN_PLIES_MS = 1000;
    private static final int PLIES = 60;

    private KibitzerDelay() {}

    /** Prints a table for each game named. */
    public static void main(String[] args) throws IOException, InterruptedException {
        for (String game : args.length == 0 ? new String[] {"connectfour", "reversi"} : args) {
            measure(Games.installed().parse(game));
        }
    }

    private static <P extends Position<P>> void measure(Rules<P> rules) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("botarena-kibitzer-");
        Map<String, Long> told = new ConcurrentHashMap<>();
        Map<String, Double> first = new ConcurrentHashMap<>();
        Map<String, Double> proof = new ConcurrentHashMap<>();
        try (Lanes lanes = Lanes.of(Machine.here(), 1, CoreLeases.in(folder));
                Kibitzer kibitzer = Kibitzer.open(rules, Machine.here(), lanes, judged -> {
                    String position = judged.id() + " " + judged.plies();
                    double ms = (System.nanoTime() - told.getOrDefault(position, 0L)) / 1e6;
                    first.putIfAbsent(position, ms);
                    if (judged.judgement() == News.Judged.Judgement.EXACT) {
                        proof.putIfAbsent(position, ms);
                    }
                })) {
            SplittableRandom random = new SplittableRandom(1);
            for (int game = 0; told.size() < PLIES; game++) {
                P position = rules.start();
                List<String> moves = new ArrayList<>();
                while (position.turn() >= 0 && told.size() < PLIES) {
                    told.put(game + " " + moves.size(), System.nanoTime());
                    announce(
                            kibitzer,
                            new News.GameBegun(
                                    "" + game,
                                    List.of("one", "two"),
                                    rules.start().toString(),
                                    List.copyOf(moves)));
                    Thread.sleep(BETWEEN_PLIES_MS);
                    long move = position.moves()[random.nextInt(position.moves().length)];
                    moves.add(position.show(move));
                    position = position.play(move);
                }
            }
        } finally {
            FileUtils.deleteQuietly(folder.toFile());
        }
        Quantiles words = new Quantiles(rules.name() + ", first words", "ms");
        Quantiles proofs = new Quantiles(rules.name() + ", %s proofs".formatted(proof.size()), "ms");
        first.values().forEach(words::add);
        proof.values().forEach(proofs::add);
        Quantiles.print("the kibitzer on %s of %s plies".formatted(first.size(), PLIES), words, proofs);
        System.out.printf(Locale.ROOT, "first words, p95: %.0f ms (promised: 1000 ms)%n", words.quantile(0.95));
    }

    private static void announce(Kibitzer kibitzer, News news) {
        kibitzer.accept(new NumberedNews(0, 0, Instant.now(), Pace.NONE, news));
    }
}
