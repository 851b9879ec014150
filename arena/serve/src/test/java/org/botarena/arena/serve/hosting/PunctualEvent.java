package org.botarena.arena.serve.hosting;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;

/**
 * The lateness of moves of a hosted tournament without spectators, and with 300 streams and ten submissions per second.
 * Its agents answer after 15 ms of their own clock, and the rest is lateness. The room is this process, which stays on
 * the referee's core, because a real room has other machines. Arguments: rounds (3), each an event with a quiet and a
 * crowded tournament; pairs of games in each (15).
 */
public final class PunctualEvent {
    private static final int STREAMS = 300;
    private static final int STREAMS_OF_A_CLIENT = 50;
    private static final int UPLOADS_A_SECOND = 10;
    private static final int AUTHORS = 60; // each may submit thirty times per hour
    private static final double THINKS_MS = 15;
    private static final String THINKS = """
            long until = System.nanoTime() + %dL;
            while (System.nanoTime() < until) { Thread.onSpinWait(); }
            return game.position().moves()[0]; // %s
            """;

    private final Path folder;
    private final List<Double> quiet = new ArrayList<>();
    private final List<Double> crowded = new ArrayList<>();
    private final List<Double> receipts = new ArrayList<>();
    private final List<Future<?>> watching = new ArrayList<>();
    private final AtomicInteger uploads = new AtomicInteger();

    private PunctualEvent(Path folder) {
        this.folder = folder;
    }

    /** {@code [ROUNDS [PAIRS]]}. */
    public static void main(String[] arguments) throws Exception {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 3;
        int pairs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 15;
        Path folder = Files.createTempDirectory("punctual-event-");
        try {
            PunctualEvent event = new PunctualEvent(folder);
            for (int round = 1; round <= rounds; round++) {
                event.round(Files.createDirectories(folder.resolve("" + round)), pairs);
            }
            print("no page is open", event.quiet);
            print("%d streams, %d uploads a second".formatted(STREAMS, UPLOADS_A_SECOND), event.crowded);
            print("receipts of %d uploads".formatted(event.uploads.get()), event.receipts);
        } finally {
            FileUtils.deleteDirectory(folder.toFile());
        }
        System.exit(0); // the clients' threads
    }

    private void round(Path folder, int pairs) throws Exception {
        String cores = cores();
        keepTo(cores); // otherwise the server would inherit the room's cores
        try (ServingProcess server = ServingProcess.hosting(folder, "reversi", 0)) {
            String link = server.link();
            Hosted.Browser organizer =
                    Hosted.Browser.enter(link, server.says("The organizer").replaceFirst(".*#", ""));
            keepTo(cores.replaceFirst("[-,].*", ""));
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            for (String name : List.of("anna", "bert")) {
                organizer.add("AUTHOR", name).upload(player(name)).require(201);
            }
            organizer.await(
                    "organize",
                    now -> now.findValues("plays").stream()
                                    .filter(plays -> plays.isTextual())
                                    .count()
                            == 2);
            quiet.addAll(late(organizer, folder, begin(organizer, pairs)));
            String tournament = begin(organizer, pairs);
            ScheduledExecutorService room = crowd(organizer, link, tournament);
            try {
                crowded.addAll(late(organizer, folder, tournament));
            } finally {
                room.shutdownNow();
                watching.forEach(each -> each.cancel(true));
                watching.clear();
            }
        }
        keepTo(cores);
    }

    private Path player(String name) {
        return TestJars.agent(folder.resolve("jars"), name, THINKS.formatted((long) (THINKS_MS * 1e6), name));
    }

    /** Begins a tournament and returns its name. */
    private static String begin(Hosted.Browser organizer, int pairs) {
        organizer
                .post("organize/tournament", Map.of("settings", Map.of("pairs", "" + pairs)))
                .require(200);
        return organizer.get("").json().at("/tournaments/0/name").asText();
    }

    /** The lateness of each move of a finished tournament, in milliseconds. */
    private static List<Double> late(Hosted.Browser organizer, Path folder, String name) throws InterruptedException {
        String state = "/tournaments/0/state";
        while (!organizer.get("").json().at(state).asText().equals("finished")) {
            Thread.sleep(1_000);
        }
        List<Double> late = new ArrayList<>();
        try (Store store = Store.read(folder.resolve("evening/tournaments").resolve(name))) {
            store.games().each(game -> late.addAll(late(game)));
        }
        return late;
    }

    private static List<Double> late(GameRecord game) {
        if (game.attempts().size() > 1) {
            System.out.printf("%s: %d disturbed%n", game.id(), game.attempts().size() - 1);
        }
        return game.result().plies().stream()
                .filter(ply -> ply.player() >= 0 && ply.number() > 1) // the first moves load the agent's classes
                .map(ply -> ply.wallMs() - THINKS_MS)
                .toList();
    }

    /** Begins to watch and to submit, until it is shut down. */
    private ScheduledExecutorService crowd(Hosted.Browser organizer, String link, String tournament)
            throws IOException {
        HttpClient client = null;
        for (int i = 0; i < STREAMS; i++) {
            client = i % STREAMS_OF_A_CLIENT == 0 ? HttpClient.newHttpClient() : client;
            watching.add(client.sendAsync(
                    HttpRequest.newBuilder(URI.create(link + "/api/events?of=" + (i % 2 == 0 ? "event" : tournament)))
                            .build(),
                    HttpResponse.BodyHandlers.discarding()));
        }
        List<Hosted.Browser> authors = new ArrayList<>();
        for (int i = 0; i < AUTHORS; i++) {
            authors.add(organizer.add("AUTHOR", "one of the room " + i));
        }
        byte[] jar = Files.readAllBytes(player("handed in"));
        ScheduledExecutorService room = Executors.newScheduledThreadPool(4);
        watching.add(room.scheduleAtFixedRate(
                () -> submit(authors, jar), 0, TimeUnit.SECONDS.toMicros(1) / UPLOADS_A_SECOND, TimeUnit.MICROSECONDS));
        return room;
    }

    private void submit(List<Hosted.Browser> authors, byte[] jar) {
        int number = uploads.getAndIncrement();
        long begin = System.nanoTime();
        Hosted.Answer answer = authors.get(number % AUTHORS).upload("agent.jar", another(jar, number));
        synchronized (receipts) {
            receipts.add((System.nanoTime() - begin) / 1e6);
        }
        answer.require(201);
    }

    /** The same jar with other bytes: it ends with a comment, preceded by its length. */
    private static byte[] another(byte[] jar, int number) {
        byte[] comment = "%08d".formatted(number).getBytes(StandardCharsets.US_ASCII);
        byte[] other = Arrays.copyOf(jar, jar.length + comment.length);
        other[jar.length - 2] = (byte) comment.length;
        System.arraycopy(comment, 0, other, jar.length, comment.length);
        return other;
    }

    /** The cores of this process, in the form of taskset. */
    private static String cores() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("Cpus_allowed_list:"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElseThrow();
    }

    private static void keepTo(String cores) throws IOException, InterruptedException {
        String self = "" + ProcessHandle.current().pid();
        new ProcessBuilder("taskset", "-acp", cores, self)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    private static void print(String name, List<Double> measured) {
        double[] sorted =
                measured.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%s: %d, median %.2f ms, p95 %.2f ms, p99 %.2f ms, worst %.2f ms%n",
                name,
                sorted.length,
                sorted[sorted.length / 2],
                sorted[(int) (0.95 * sorted.length)],
                sorted[(int) (0.99 * sorted.length)],
                sorted[sorted.length - 1]);
    }
}
