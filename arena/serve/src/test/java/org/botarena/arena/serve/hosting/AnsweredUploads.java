package org.botarena.arena.serve.hosting;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.botarena.arena.testjars.TestJars;

/**
 * The time until an author hears about an upload: the receipt, the examiner's answer, and the trial from its start, for
 * agents of Reversi that use 90 of the 100 ms of a trial's moves; then the server's use of a core while its ladder
 * rests. Arguments: uploads (10), seconds of rest (60).
 */
public final class AnsweredUploads {
    private static final String THINKS = """
            long until = System.nanoTime() + 90_000_000L;
            while (System.nanoTime() < until) { Thread.onSpinWait(); }
            return game.position().moves()[0]; // %d
            """;

    private AnsweredUploads() {}

    /** {@code [UPLOADS [SECONDS]]}. */
    public static void main(String[] arguments) throws Exception {
        try (Measurement wanted = Measurement.of(arguments, 10, 60);
                ServingProcess server = ServingProcess.hosting(wanted.folder(), "reversi", 0)) {
            Hosted.Browser organizer = server.organizer(server.link());
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            List<double[]> measured = new ArrayList<>();
            for (int i = 0; i < wanted.times(); i++) {
                measured.add(answered(
                        organizer.add("AUTHOR", "author-" + i),
                        TestJars.agent(wanted.folder().resolve("jars"), "agent-" + i, THINKS.formatted(i))));
            }
            print("receipt (promised: 1 s)", measured, 0);
            print("the examiner's answer (3 s)", measured, 1);
            print("the trial, from its turn (30 s)", measured, 2);
            Thread.sleep(5_000);
            double before = cpuSeconds(server.handle());
            Thread.sleep(wanted.seconds() * 1_000L);
            double share = (cpuSeconds(server.handle()) - before) / wanted.seconds();
            System.out.printf(Locale.ROOT, "at rest: %.2f %% of a core (promised: 1 %%)%n", 100 * share);
        }
    }

    /**
     * The seconds to the receipt, from there to the examiner's answer, and from there to the end of the trial without a
     * queue.
     */
    private static double[] answered(Hosted.Browser author, Path jar) throws Exception {
        byte[] bytes = Files.readAllBytes(jar);
        long begin = System.nanoTime();
        author.upload("agent.jar", bytes).require(201);
        long receipt = System.nanoTime();
        await(author, state -> !state.equals("received"));
        long examined = System.nanoTime();
        await(author, state -> state.equals("admitted"));
        return new double[] {(receipt - begin) / 1e9, (examined - receipt) / 1e9, (System.nanoTime() - examined) / 1e9};
    }

    private static void await(Hosted.Browser author, Predicate<String> isSo) throws InterruptedException {
        JsonNode mine = author.get("mine").require(200).json();
        while (!isSo.test(mine.at("/uploads/0/state").asText())) {
            Thread.sleep(100); // An author may send twenty requests per second.
            mine = author.get("mine").require(200).json();
        }
    }

    private static double cpuSeconds(ProcessHandle server) {
        return Stream.concat(Stream.of(server), server.descendants())
                .flatMap(each -> each.info().totalCpuDuration().stream())
                .mapToDouble(used -> used.toNanos() / 1e9)
                .sum();
    }

    private static void print(String what, List<double[]> measured, int which) {
        Measurement.print(
                what, measured.stream().mapToDouble(each -> each[which]).toArray());
    }
}
