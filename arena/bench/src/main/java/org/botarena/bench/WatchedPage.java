package org.botarena.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The load of watchers on a live page: a number of streams from a server on this machine, the time from a move to each
 * of them, and the resources of the server's process.
 */
public final class WatchedPage {
    private static final Pattern SINCE = Pattern.compile("\"since\":([0-9]+)");
    private static final Pattern USED = Pattern.compile("used ([0-9]+)K");
    private static final int STREAMS_OF_A_CLIENT = 50;

    private final List<Double> late = new ArrayList<>();
    private long told;
    private int open;

    private WatchedPage() {}

    /**
     * Prints the table.
     *
     * @param args the page's link, the number of streams, the number of seconds, the server's process id
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        new WatchedPage().watch(args[0], Integer.parseInt(args[1]), Integer.parseInt(args[2]), Long.parseLong(args[3]));
    }

    private void watch(String link, int streams, int seconds, long pid) throws IOException, InterruptedException {
        List<CompletableFuture<HttpResponse<Void>>> reading = new ArrayList<>();
        HttpClient client = null;
        for (int i = 0; i < streams; i++) {
            client = i % STREAMS_OF_A_CLIENT == 0 ? HttpClient.newHttpClient() : client;
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(link + "/api/events")).build();
            reading.add(client.sendAsync(request, response -> {
                opened();
                return HttpResponse.BodySubscribers.fromLineSubscriber(
                        new Lines(this), subscriber -> null, StandardCharsets.UTF_8, "\n");
            }));
        }
        Thread.sleep(3_000); // the snapshots
        forget();
        double before = cpuSeconds(pid);
        long begin = System.nanoTime();
        Thread.sleep(seconds * 1_000L);
        double wall = (System.nanoTime() - begin) / 1e9;
        double share = (cpuSeconds(pid) - before) / wall;
        print(streams, wall, share, heapMiB(pid));
        reading.forEach(each -> each.cancel(true));
        System.exit(0); // the clients' threads
    }

    private synchronized void opened() {
        open++;
    }

    private synchronized void forget() {
        late.clear();
        told = 0;
    }

    private synchronized void line(String line) {
        if (line.startsWith("data: {")) {
            told++;
            long last = 0;
            for (Matcher since = SINCE.matcher(line); since.find(); ) {
                last = Math.max(last, Long.parseLong(since.group(1)));
            }
            if (last > 0) {
                late.add((double) (System.currentTimeMillis() - last));
            }
        }
    }

    private record Lines(WatchedPage page) implements Flow.Subscriber<String> {
        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String line) {
            page.line(line);
        }

        @Override
        public void onError(Throwable problem) {
            // It is cancelled at the end.
        }

        @Override
        public void onComplete() {
            // The server has ended it.
        }
    }

    private synchronized void print(int streams, double wall, double share, double heap) {
        Quantiles row = new Quantiles("from a move to a stream", "ms");
        late.forEach(row::add);
        System.out.printf(
                Locale.ROOT,
                "%d of %d streams open; in %.0f s %d messages; the server took %.1f %% of a core, and holds %.0f MiB of heap%n",
                open,
                streams,
                wall,
                told,
                100 * share,
                heap);
        System.out.printf(Locale.ROOT, "p95 %.0f ms (promised: 500 ms)%n", row.quantile(0.95));
        Quantiles.print("moves", row);
    }

    private static double cpuSeconds(long pid) {
        return ProcessHandle.of(pid)
                        .flatMap(server -> server.info().totalCpuDuration())
                        .orElseThrow()
                        .toNanos()
                / 1e9;
    }

    /** Measured after a full collection. */
    private static double heapMiB(long pid) throws IOException {
        jcmd(pid, "GC.run");
        return jcmd(pid, "GC.heap_info")
                .lines()
                .filter(line -> !line.contains("Metaspace") && !line.contains("class space"))
                .map(USED::matcher)
                .filter(Matcher::find)
                .mapToDouble(used -> Long.parseLong(used.group(1)) / 1024.0)
                .sum();
    }

    private static String jcmd(long pid, String command) throws IOException {
        Process jcmd = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(), "" + pid, command)
                .redirectErrorStream(true)
                .start();
        try (Stream<String> lines =
                new BufferedReader(new InputStreamReader(jcmd.getInputStream(), StandardCharsets.UTF_8)).lines()) {
            return String.join("\n", lines.toList());
        }
    }
}
