package org.botarena.training.reversi;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.reversi.Board;
import org.botarena.reversi.ErrorModel;
import org.botarena.reversi.PatternEvaluation;
import org.botarena.reversi.Patterns;

/**
 * Rounds of self-play and regression in a folder. Chunks of games and the weights of phases and rounds are files,
 * renamed when complete, and each depends only on the settings. A killed training resumes, and its weights are
 * identical for any number of threads.
 */
final class Training {
    private static final int HELD_OUT = 40; // One chunk in this many is held out.
    private static final int EMPTIES_OF_A_LINE = 4;

    private final TrainingSettings settings;
    private final Path folder;
    private final int threads;
    private final Consumer<String> news;

    /**
     * Makes a training, which resumes if the folder contains one.
     *
     * @throws IllegalArgumentException if the folder contains one of another build or of other settings
     */
    Training(TrainingSettings settings, Path folder, int threads, Consumer<String> news) throws IOException {
        this.settings = settings;
        this.folder = folder;
        this.threads = threads;
        this.news = news;
        Files.createDirectories(folder);
        Path file = folder.resolve("settings");
        String text = settings.text() + " build=" + build();
        if (!Files.exists(file)) {
            write(file, text.getBytes(StandardCharsets.UTF_8));
        }
        String begun = Files.readString(file);
        if (!begun.equals(text)) {
            throw new IllegalArgumentException(
                    "the training in %s was begun with %s, not with %s: resume it with these settings and that build, or choose another folder"
                            .formatted(folder.toAbsolutePath(), begun, text));
        }
    }

    /** An id of the code that determines games and weights. */
    private static String build() {
        StringBuilder all = new StringBuilder();
        List<String> library = List.of(
                "Board",
                "Stability",
                "HashTable",
                "EndgameSolver",
                "PatternSearch",
                "PatternEvaluation",
                "Patterns",
                "ErrorModel");
        List<String> own = List.of("SelfPlay", "Regression", "ErrorFit", "Training");
        for (String name : Stream.concat(library.stream(), own.stream()).toList()) {
            Class<?> neighbour = library.contains(name) ? Board.class : Training.class;
            try (InputStream file = neighbour.getResourceAsStream(name + ".class")) {
                all.append(PatternEvaluation.sha256(file.readAllBytes()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return PatternEvaluation.sha256(all.toString().getBytes(StandardCharsets.US_ASCII))
                .substring(0, 12);
    }

    /** Plays and fits the missing parts, and returns the weights file of the last round. */
    Path run() throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Path weights = null;
            for (int round = 0; round < settings.rounds().size(); round++) {
                Path file = folder.resolve("round-" + (round + 1) + ".weights");
                if (!Files.exists(file)) {
                    round(round, weights, file, pool);
                }
                weights = file;
            }
            return weights;
        } finally {
            pool.shutdownNow();
        }
    }

    private void round(int round, Path before, Path file, ExecutorService pool) throws IOException {
        PatternEvaluation evaluation = before == null
                ? PatternEvaluation.read(
                        PatternEvaluation.write(
                                new float[PatternEvaluation.PHASES][Patterns.SHARED], ErrorModel.UNKNOWN),
                        "the empty evaluation")
                : PatternEvaluation.read(Files.readAllBytes(before), before.toString());
        Path games = Files.createDirectories(folder.resolve("round-" + (round + 1)));
        int chunks = settings.rounds().get(round).games() / SelfPlay.GAMES_OF_A_CHUNK;
        List<Callable<Void>> plays = new ArrayList<>();
        for (int i = 0; i < chunks; i++) {
            int chunk = i;
            plays.add(() -> play(round, chunk, chunks, evaluation, games));
        }
        all(plays, pool);

        Samples learned = new Samples();
        Samples heldOut = new Samples();
        double seconds = 0;
        for (int i = 0; i < chunks; i++) {
            try (DataInputStream in = new DataInputStream(
                    new BufferedInputStream(Files.newInputStream(games.resolve(name(i))), 1 << 16))) {
                seconds += in.readDouble();
                addAll(Samples.read(in), i % HELD_OUT == 0 && chunks > 1 ? heldOut : learned);
            }
        }
        float[][] start = new float[PatternEvaluation.PHASES][Patterns.SHARED];
        if (before != null) {
            start = readPhases(round - 1);
        }
        float[][] first = start;
        List<Callable<Void>> fits = new ArrayList<>();
        for (int i = 0; i < PatternEvaluation.PHASES; i++) {
            int phase = i;
            if (!Files.exists(phase(round, phase))) {
                fits.add(() -> fit(round, phase, first[phase], learned));
            }
        }
        all(fits, pool);
        float[][] weights = readPhases(round);
        ErrorModel unknown = ErrorModel.UNKNOWN;
        PatternEvaluation fitted = PatternEvaluation.read(PatternEvaluation.write(weights, unknown), "the weights");
        Samples judged = heldOut.size() == 0 ? learned : heldOut;
        ErrorModel errors = ErrorFit.fit(fitted, judged, Math.max(1, judged.size() / settings.errorPositions()) | 1);
        byte[] content = PatternEvaluation.write(weights, errors);
        String record = record(
                round,
                learned,
                heldOut,
                weights,
                seconds,
                errors,
                PatternEvaluation.read(content, "the weights").hash());
        write(folder.resolve(file.getFileName() + ".run"), record.getBytes(StandardCharsets.UTF_8));
        write(file, content);
        news.accept(record);
    }

    private Void play(int round, int chunk, int chunks, PatternEvaluation evaluation, Path games) throws IOException {
        Path file = games.resolve(name(chunk));
        if (!Files.exists(file)) {
            double began = threadSeconds();
            Samples samples = new SelfPlay(settings, round, evaluation).chunk(chunk);
            double seconds = threadSeconds() - began;
            write(file, out -> {
                out.writeDouble(seconds);
                samples.write(out);
            });
            news.accept(String.format(
                    Locale.ROOT,
                    "round %d: chunk %d of %d, %d positions, %.1f s",
                    round + 1,
                    chunk + 1,
                    chunks,
                    samples.size(),
                    seconds));
        }
        return null;
    }

    private Void fit(int round, int phase, float[] start, Samples samples) throws IOException {
        float[] weights = Regression.fit(phase, start, samples, settings.seed() + round);
        write(phase(round, phase), out -> {
            for (float weight : weights) {
                out.writeFloat(weight);
            }
        });
        return null;
    }

    private Path phase(int round, int phase) {
        return folder.resolve("round-" + (round + 1)).resolve("phase-" + phase);
    }

    private float[][] readPhases(int round) throws IOException {
        float[][] weights = new float[PatternEvaluation.PHASES][Patterns.SHARED];
        for (int phase = 0; phase < weights.length; phase++) {
            try (DataInputStream in =
                    new DataInputStream(new BufferedInputStream(Files.newInputStream(phase(round, phase)), 1 << 16))) {
                for (int i = 0; i < Patterns.SHARED; i++) {
                    weights[phase][i] = in.readFloat();
                }
            }
        }
        return weights;
    }

    private String record(
            int round,
            Samples learned,
            Samples heldOut,
            float[][] weights,
            double seconds,
            ErrorModel errors,
            String hash) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s%nround %d: %d positions learned from, %d held out, %.1f core minutes of self-play, %s%nsha256 %s%n",
                settings.text(),
                round + 1,
                learned.size(),
                heldOut.size(),
                seconds / 60,
                errors,
                hash));
        for (int from = 0; from < Board.SQUARES; from += EMPTIES_OF_A_LINE) {
            double sum = 0;
            int count = 0;
            for (int i = 0; i < heldOut.size(); i++) {
                int empties = Board.SQUARES - heldOut.discs(i);
                if (empties >= from && empties < from + EMPTIES_OF_A_LINE) {
                    sum += Math.abs(Regression.value(weights, heldOut.own(i), heldOut.opponent(i)) - heldOut.label(i));
                    count++;
                }
            }
            if (count > 0) {
                text.append(String.format(
                        Locale.ROOT,
                        "%2d to %2d empty squares: mean absolute error %.2f discs, %d held-out positions%n",
                        from,
                        from + EMPTIES_OF_A_LINE - 1,
                        sum / count,
                        count));
            }
        }
        return text.toString();
    }

    private static void addAll(Samples from, Samples to) {
        for (int i = 0; i < from.size(); i++) {
            to.add(from.own(i), from.opponent(i), from.label(i));
        }
    }

    private static String name(int chunk) {
        return "games-" + chunk;
    }

    private static double threadSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private static void all(List<Callable<Void>> tasks, ExecutorService pool) throws IOException {
        List<Future<Void>> futures = new ArrayList<>();
        tasks.forEach(task -> futures.add(pool.submit(task)));
        for (Future<Void> future : futures) {
            try {
                future.get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof IOException failed) {
                    throw failed;
                }
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("the training was interrupted; the same command resumes it", e);
            }
        }
    }

    private interface Content {
        void write(DataOutputStream out) throws IOException;
    }

    private static void write(Path file, Content content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(bytes, 1 << 16))) {
            content.write(out);
        }
        write(file, bytes.toByteArray());
    }

    private static void write(Path file, byte[] content) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.write(beside, content);
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
