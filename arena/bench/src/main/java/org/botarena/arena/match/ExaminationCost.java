package org.botarena.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.bench.Quantiles;

/** The time to examine fifty jars: the start of an examiner, in the sandbox if there is one, and its work. */
final class ExaminationCost {
    private static final Path SAMPLES = Path.of("agents", "samples");
    private static final int JARS = 50;

    private ExaminationCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        List<Path> samples = samples();
        if (samples.isEmpty()) {
            System.out.printf("examinations: %s contains no jar: build, and start this in the source tree%n", SAMPLES);
            return List.of();
        }
        Quantiles start = new Quantiles("an examiner comes up and reads a jar", "ms");
        Quantiles fifty = new Quantiles("fifty jars, by a new examiner", "ms");
        Path cache = OpenFolder.temporary("botarena-bench-cache-");
        Files.createFile(cache.resolve("memory")); // A file in place of the folder, so that no answer is remembered.
        try (Examiners examiners =
                Examiners.in(cache, premises.runtime().jdk(), premises.machine(), Games.installed())) {
            for (int round = -2; round < Premises.ROUNDS; round++) {
                double one = ms(examiners, samples, 1);
                double all = ms(examiners, samples, JARS);
                if (round >= 0) {
                    start.add(one);
                    fifty.add(all);
                }
            }
        } finally {
            FileUtils.deleteQuietly(cache.toFile());
        }
        Quantiles.print(
                String.format(Locale.ROOT, "examinations: the samples, again and again; %d rounds", Premises.ROUNDS),
                start,
                fifty);
        return List.of(start, fifty);
    }

    private static List<Path> samples() throws IOException {
        if (!Files.isDirectory(SAMPLES)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(SAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private static double ms(Examiners examiners, List<Path> samples, int count) throws IOException {
        Path staging = OpenFolder.temporary("botarena-bench-");
        try {
            long begin = System.nanoTime();
            Admission admission = new Admission(staging, examiners);
            for (int i = 0; i < count; i++) {
                if (!(admission.examine(samples.get(i % samples.size()), true) instanceof Admitted)) {
                    throw new IllegalStateException("a sample may not play");
                }
            }
            examiners.release();
            return (System.nanoTime() - begin) / (double) TimeUnit.MILLISECONDS.toNanos(1);
        } finally {
            FileUtils.deleteQuietly(staging.toFile());
        }
    }
}
