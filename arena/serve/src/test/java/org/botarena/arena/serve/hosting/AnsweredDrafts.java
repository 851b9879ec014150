package org.botarena.arena.serve.hosting;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * The cost of the editor: the seconds from the link to the first ladder game, the CPU time of a run of the template,
 * and the waiting time of authors who press Run within a minute while the ladder plays. Argument: authors (20). CPU
 * time is read where the system has /proc.
 */
public final class AnsweredDrafts {
    private static final int RUNS = 5;
    private static final long MINUTE_MS = 60_000;

    /** The time in milliseconds for the processes of a run to end after its game. */
    private static final long ENDING_MS = 1_500;

    /** The first of the four times among the fields after the name in {@code /proc/PID/stat}. */
    private static final int FIRST_TIME = 11;

    private static final int TIMES = 4;

    private AnsweredDrafts() {}

    /** {@code [AUTHORS]}. */
    public static void main(String[] arguments) throws Exception {
        try (Measurement wanted = Measurement.of(arguments, 20, 0)) {
            Kit.write(wanted.folder());
            measure(wanted);
        }
    }

    private static void measure(Measurement wanted) throws Exception {
        try (ServingProcess server = ServingProcess.hosting(wanted.folder(), "reversi", 0)) {
            String link = server.link();
            Hosted.Browser organizer = server.organizer(link);
            open(organizer);
            long begin = System.nanoTime();
            Hosted.Browser first = join(link, "first");
            run(first, "first");
            first.post("drafts/submit", draft(first, "first")).require(200);
            first.await("mine", mine -> mine.at("/games").size() > 0);
            System.out.printf(
                    Locale.ROOT,
                    "from the link to the first game of the ladder: %.0f s (promised: 40 s)%n",
                    (System.nanoTime() - begin) / 1e9);
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            organizer.await("", now -> now.at("/ladder/running").isEmpty());
            cpu(server, first);
            organizer.post("organize/ladder", Map.of("isPaused", false)).require(200);
            room(link, wanted.times());
        }
    }

    private static void open(Hosted.Browser organizer) {
        organizer
                .post("organize/door", Map.of("door", "OPEN", "until", "2100-01-01T00:00:00Z"))
                .require(200);
    }

    private static Hosted.Browser join(String link, String alias) {
        Hosted.Browser author = new Hosted.Browser(link);
        author.post("join", Map.of("alias", alias)).require(200);
        return author;
    }

    private static Map<String, Object> draft(Hosted.Browser author, String comment) {
        String code = author.get("drafts?template=java")
                .require(200)
                .json()
                .at("/files/MyAgent.java")
                .asText();
        return Map.of(
                "number",
                0,
                "language",
                "JAVA",
                "files",
                Map.of("MyAgent.java", code + "\n// " + comment),
                "opponent",
                "random");
    }

    /** The seconds until the end of the run. */
    private static double run(Hosted.Browser author, String comment) throws InterruptedException {
        Map<String, Object> draft = draft(author, comment);
        long begin = System.nanoTime();
        author.post("drafts/run", draft).require(200);
        JsonNode run = author.await(
                        "drafts/run", now -> now.at("/run/state").asText().equals("over"))
                .get("run");
        if (run.get("board").isNull()) {
            throw new IllegalStateException(run.toPrettyString());
        }
        return (System.nanoTime() - begin) / 1e9;
    }

    private static void cpu(ServingProcess server, Hosted.Browser author) throws Exception {
        double[] seconds = new double[RUNS];
        for (int i = 0; i < RUNS; i++) {
            double before = cpuSeconds(server.handle());
            run(author, "cpu " + i);
            Thread.sleep(ENDING_MS);
            seconds[i] = cpuSeconds(server.handle()) - before;
        }
        Measurement.print("CPU of one run (promised: 3 s)", seconds);
    }

    /** The time of the process and of its ended children, in hundredths of a second. */
    private static double cpuSeconds(ProcessHandle server) throws IOException {
        String stat = Files.readString(Path.of("/proc/%d/stat".formatted(server.pid())));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        return IntStream.range(FIRST_TIME, FIRST_TIME + TIMES)
                        .mapToLong(field -> Long.parseLong(fields[field]))
                        .sum()
                / 100.0;
    }

    private static void room(String link, int authors) throws Exception {
        List<CompletableFuture<Double>> waits = new ArrayList<>();
        for (int i = 0; i < authors; i++) {
            String name = "author-" + i;
            Hosted.Browser author = join(link, name);
            waits.add(CompletableFuture.supplyAsync(() -> {
                try {
                    return run(author, name);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
            Thread.sleep(MINUTE_MS / authors);
        }
        Measurement.print(
                "authors who run a draft within a minute wait (promised: 60 s)",
                waits.stream().mapToDouble(CompletableFuture::join).toArray());
    }
}
