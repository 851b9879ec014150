package org.botarena.arena.store;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.rebuild.Rebuild;
import org.botarena.arena.report.Reports;
import org.botarena.arena.verification.Audit;
import org.botarena.arena.verification.Receipt;

/**
 * A crafted tournament folder inside an empty folder, where only it and its reports may be written. One thread.
 *
 * @param around the surrounding folder
 */
record StrangersFolder(Path around) implements AutoCloseable {
    static StrangersFolder in(Path temporary) throws IOException {
        StrangersFolder folder = new StrangersFolder(Files.createTempDirectory(temporary, "around-"));
        Files.createDirectories(folder.cup());
        return folder;
    }

    Path cup() {
        return around.resolve("a/b/c/cup");
    }

    /**
     * The faults of reading the folder; empty if every reading ends within a second, with a result or a clear
     * message.
     */
    List<String> faults() throws IOException {
        List<String> found = new ArrayList<>();
        readings()
                .forEach((name, reading) ->
                        fault(reading).ifPresent(fault -> found.add("%s %s".formatted(name, fault))));
        try (Stream<Path> all = Files.walk(around)) {
            all.filter(Files::isRegularFile)
                    .map(file -> around.relativize(file).toString())
                    .filter(name -> !name.startsWith("a/b/c/cup/") && !name.startsWith("report/"))
                    .forEach(name -> found.add("makes " + name));
        }
        return found;
    }

    private Map<String, Runnable> readings() {
        Map<String, Runnable> readings = new LinkedHashMap<>();
        readings.put("report", () -> {
            try (Store store = Store.read(cup())) {
                if (!store.isEmpty()) {
                    Reports.write(store, Games.installed(), around.resolve("report"));
                }
            }
        });
        readings.put("verify", () -> {
            try (Store store = Store.read(cup())) {
                if (!store.isEmpty()) {
                    Audit.of(store, Games.installed(), false);
                    Receipt.of(store);
                }
            }
        });
        readings.put("resume", () -> {
            try (Store store = Store.read(cup())) {
                if (!store.isEmpty()) {
                    store.roundState(Games.installed());
                    store.isMadeHere(new UserKey(around.resolve("key")));
                }
            }
        });
        readings.put("rebuild", () -> Rebuild.of(cup()));
        return readings;
    }

    private static Optional<String> fault(Runnable reading) {
        FutureTask<Optional<String>> task = new FutureTask<>(() -> measured(reading));
        Thread thread = new Thread(task, "reads");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(1, TimeUnit.MINUTES);
        } catch (TimeoutException e) {
            return Optional.of("does not end: " + List.of(thread.getStackTrace()));
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    private static Optional<String> measured(Runnable reading) {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        try {
            reading.run();
        } catch (StoreException | ResultsException | IllegalArgumentException e) {
            if (e.getMessage() == null || e.getMessage().length() > 20_000) {
                return Optional.of("says " + e);
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return Optional.of("throws %s in %s".formatted(e, where(e)));
        }
        long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        return Optional.of("takes %d ms".formatted(took / 1_000_000)).filter(slow -> took > 1_000_000_000);
    }

    private static String where(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .map(StackTraceElement::toString)
                .filter(line -> line.contains("org.botarena.arena"))
                .findFirst()
                .orElse("?");
    }

    @Override
    public void close() throws IOException {
        FileUtils.deleteDirectory(around.toFile());
    }
}
