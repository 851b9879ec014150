package org.botarena.arena.serve.hosting.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.botarena.api.GameType;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.check.Checked;
import org.botarena.arena.check.Inspector;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.serve.hosting.entry.CheckAnswer;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.venue.Venue;

/**
 * Checks what is handed in, in two steps, each with a thread: what the examiner says, within seconds; then a trial, one after the
 * other on the lanes that games have. Thread-safe.
 */
public final class CheckQueue implements AutoCloseable {
    private static final Duration LATER_MOVES = Duration.ofMillis(100);
    private static final long USUAL_TRIAL_MS = 11_000;
    private static final int MOST_ATTEMPTS = 3;
    private static final long PAUSE_MS = 5_000;

    private final EventHost host;
    private final Uploads uploads;
    private final Consumer<Upload> admitted;
    private final List<Thread> threads;
    private long changes;
    private long trialMs = USUAL_TRIAL_MS;
    private volatile String failure = "";
    private boolean isClosed;

    /**
     * Where an upload waits. Immutable.
     *
     * @param place from 1
     * @param minutes until its trial is over, rounded up
     */
    public record Waiting(int place, long minutes) {}

    /** What a thread checks with. */
    private record Bench(Inspector inspector, AlikeUploads alike) {}

    private interface Step {
        void check(Bench bench, Upload upload) throws InterruptedException;
    }

    CheckQueue(EventHost host, Uploads uploads, Consumer<Upload> admitted) {
        this.host = host;
        this.uploads = uploads;
        this.admitted = admitted;
        threads = List.of(
                new Thread(() -> work(Upload.State.RECEIVED, this::examine), "examine"),
                new Thread(() -> work(Upload.State.QUEUED, this::tryOut), "trials"));
    }

    void start() {
        threads.forEach(Thread::start);
    }

    /** Something was handed in. */
    public synchronized void wake() {
        changes++;
        notifyAll();
    }

    /** Where an upload waits for its trial; empty: it does not. */
    public Optional<Waiting> waiting(Upload upload) {
        List<Upload> queue = uploads.in(Upload.State.QUEUED);
        for (int i = 0; i < queue.size(); i++) {
            if (queue.get(i).id().equals(upload.id())) {
                return Optional.of(new Waiting(i + 1, ((i + 1) * trialMs() + 59_999) / 60_000));
            }
        }
        return Optional.empty();
    }

    private synchronized long trialMs() {
        return trialMs;
    }

    private void work(Upload.State state, Step step) {
        try (Venue venue = host.venue()) {
            Bench bench = new Bench(inspector(venue), new AlikeUploads(host, venue.admission()));
            Map<String, Integer> attempts = new HashMap<>();
            for (long seen = turn(); seen >= 0; seen = turn()) {
                try {
                    List<Upload> waiting = uploads.in(state);
                    if (waiting.isEmpty()) {
                        await(seen);
                    } else {
                        next(step, bench, waiting.get(0), attempts);
                        wake();
                    }
                } catch (RuntimeException e) {
                    pause(e);
                }
            }
        } catch (InterruptedException e) {
            // It is closed: what was not checked is checked when it is opened again.
        }
    }

    /** How much has changed so far; -1: it is closed. */
    private synchronized long turn() {
        return isClosed ? -1 : changes;
    }

    private void next(Step step, Bench bench, Upload upload, Map<String, Integer> attempts)
            throws InterruptedException {
        if (attempts.merge(upload.id(), 1, Integer::sum) <= MOST_ATTEMPTS) {
            step.check(bench, upload);
        } else {
            host.actions().add(0, "gave up the check of %s".formatted(upload.file()), failure);
            uploads.settle(upload, Upload.State.REFUSED, CheckAnswer.of(language -> language.text("host.not-checked")));
        }
        attempts.remove(upload.id());
    }

    /** A full disk, or a machine without memory, may have room again: nobody's upload is lost by it, and no other waits for ever. */
    private synchronized void pause(RuntimeException cause) throws InterruptedException {
        failure = String.valueOf(cause.getMessage());
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PAUSE_MS);
        for (long left = PAUSE_MS; left > 0 && !isClosed; left = (end - System.nanoTime()) / 1_000_000) {
            wait(left);
        }
    }

    private synchronized void await(long seen) throws InterruptedException {
        while (changes == seen && !isClosed) {
            wait();
        }
    }

    private Inspector inspector(Venue venue) {
        Terms same = host.terms();
        Duration later = same.moveTime().compareTo(LATER_MOVES) < 0 ? same.moveTime() : LATER_MOVES;
        return new Inspector(
                host.installation(),
                venue,
                host.game(),
                List.of("java"),
                new Terms(same.rules(), same.moveTime(), later, same.startTime(), same.heapMiB(), same.isolation()));
    }

    private void examine(Bench bench, Upload upload) throws InterruptedException {
        Checked checked = one(bench.inspector(), upload, Optional.empty());
        settle(upload, checked, Upload.State.QUEUED);
        wake();
        if (checked.examined() instanceof Admitted jar) {
            bench.alike().compare(upload, jar);
        }
    }

    private void tryOut(Bench bench, Upload upload) throws InterruptedException {
        long begin = System.nanoTime();
        settle(upload, one(bench.inspector(), upload, Optional.of(host.level())), Upload.State.ADMITTED);
        synchronized (this) {
            trialMs = (3 * trialMs + (System.nanoTime() - begin) / 1_000_000) / 4;
        }
        uploads.find(upload.id())
                .filter(now -> now.state() == Upload.State.ADMITTED)
                .ifPresent(admitted);
    }

    private Checked one(Inspector inspector, Upload upload, Optional<Isolation> level) throws InterruptedException {
        List<Examined> examined = inspector.examine(uploads.path(upload));
        return inspector.check(examined.subList(0, 1), level, checked -> {}).get(0);
    }

    private void settle(Upload upload, Checked checked, Upload.State passed) {
        GameType game = host.game();
        boolean plays = !(checked.examined() instanceof Admitted jar) || jar.plays(game);
        CheckAnswer answer = CheckAnswer.of(language -> {
            String text = named(checked.text(language), upload);
            return plays ? text : text + "\n" + language.text("host.other-game", game.name());
        });
        uploads.settle(upload, checked.isAdmitted() && plays ? passed : Upload.State.REFUSED, answer);
    }

    /** What the author has called it, in the place of where it lies here. */
    private String named(String text, Upload upload) {
        Path path = uploads.path(upload);
        return text.replace(path.toAbsolutePath().toString(), upload.file())
                .replace(path.toString(), upload.file())
                .replace(path.getFileName().toString(), upload.file());
    }

    @Override
    public void close() {
        synchronized (this) {
            isClosed = true;
            notifyAll();
        }
        threads.forEach(Thread::interrupt);
        threads.forEach(Ending::of);
    }
}
