package org.botarena.arena.serve.hosting.event;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.botarena.api.GameType;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.check.Checked;
import org.botarena.arena.check.Inspector;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.WorkSignal;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.venue.Venue;

/**
 * Checks uploads in two steps, each in its thread: the examiner's check, which takes seconds, then trials, one by one
 * on the lanes of games. Thread-safe.
 */
public final class CheckQueue implements AutoCloseable {
    private static final long USUAL_TRIAL_MS = 11_000;
    private static final int MOST_ATTEMPTS = 3;
    private static final Duration LOOK = Duration.ofMinutes(1);

    private final EventVenue venue;
    private final Uploads uploads;
    private final Actions actions;
    private final Persons persons;
    private final Versions versions;
    private final HostedLadder ladder;
    private final Background background;
    private final List<Background.Worker> workers;
    private final Map<String, Integer> attempts = new ConcurrentHashMap<>();
    private final WorkSignal signal = new WorkSignal();
    private long trialMs = USUAL_TRIAL_MS;
    private volatile String failure = "";

    /**
     * The place of a waiting upload. Immutable.
     *
     * @param place from 1
     * @param minutes until the end of its trial, rounded up
     */
    public record Waiting(int place, long minutes) {}

    /** The tools of a checking thread. */
    private record Bench(Inspector inspector, AlikeUploads alike) {}

    private interface Step {
        void check(Bench bench, Upload upload) throws InterruptedException;
    }

    CheckQueue(
            EventVenue venue,
            Uploads uploads,
            Actions actions,
            Persons persons,
            Versions versions,
            HostedLadder ladder,
            Background background) {
        this.venue = venue;
        this.actions = actions;
        this.uploads = uploads;
        this.persons = persons;
        this.versions = versions;
        this.ladder = ladder;
        this.background = background;
        workers = List.of(
                background.worker("examine", () -> work("examine", Upload.State.RECEIVED, this::examine)),
                background.worker("trials", () -> work("trials", Upload.State.QUEUED, this::tryOut)));
    }

    void start() {
        workers.forEach(Background.Worker::start);
    }

    /** Signals a new upload. */
    public void wake() {
        signal.wake();
    }

    /** The place of an upload that waits for its trial, or empty if it does not wait. */
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

    /**
     * Checks waiting uploads, then waits for more. Unchecked uploads at its closing are checked when the event is
     * opened again.
     */
    private void work(String name, Upload.State state, Step step) throws InterruptedException {
        try (Venue own = venue.open()) {
            Inspector inspector = new Inspector(
                    venue.installation(),
                    own,
                    venue.game(),
                    venue.languages(),
                    venue.terms().trial());
            Bench bench = new Bench(inspector, new AlikeUploads(uploads, venue.samples(), own.admission()));
            for (long seen = signal.seen(); !signal.isClosed(); seen = signal.seen()) {
                List<Upload> waiting = uploads.in(state);
                if (waiting.isEmpty()) {
                    background.caughtUp(name);
                    signal.await(seen, LOOK);
                } else {
                    next(step, bench, waiting.get(0));
                    background.caughtUp(name);
                    wake();
                }
            }
        }
    }

    private void next(Step step, Bench bench, Upload upload) throws InterruptedException {
        if (attempts.merge(upload.id(), 1, Integer::sum) <= MOST_ATTEMPTS) {
            attempt(step, bench, upload);
        } else {
            actions.add(0, "gave up the check of an upload of author " + upload.person(), failure);
            uploads.settle(
                    upload,
                    Upload.State.REFUSED,
                    Upload.Answer.of(language -> language.text("host.not-checked"), language -> ""));
        }
        attempts.remove(upload.id());
    }

    /** A full disk or a lack of memory may pass, so no upload is lost or waits forever. */
    private void attempt(Step step, Bench bench, Upload upload) throws InterruptedException {
        try {
            step.check(bench, upload);
        } catch (RuntimeException | Error e) {
            failure = String.valueOf(e.getMessage());
            if (FullDisk.of(e).isPresent()) {
                attempts.remove(upload.id()); // Any waiting time is acceptable.
            }
            throw e;
        }
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
        settle(upload, one(bench.inspector(), upload, Optional.of(venue.level())), Upload.State.ADMITTED);
        synchronized (this) {
            trialMs = (3 * trialMs + (System.nanoTime() - begin) / 1_000_000) / 4;
        }
        uploads.find(upload.id())
                .filter(now -> now.state() == Upload.State.ADMITTED)
                .ifPresent(this::activate);
    }

    /** Lets an upload that has passed its trial play, unless its author has submitted another one since. */
    private void activate(Upload upload) {
        boolean isNewest = uploads.of(upload.person()).get(0).id().equals(upload.id());
        boolean isPlaying = versions.of(upload.person()).stream().anyMatch(Version::isActive);
        if (isNewest || !isPlaying) {
            persons.members(upload.person()).stream()
                    .filter(Person::isApproved)
                    .findFirst()
                    .ifPresent(person -> versions.play(person, upload));
            ladder.changed();
        }
    }

    private Checked one(Inspector inspector, Upload upload, Optional<Isolation> level) throws InterruptedException {
        Examined examined = inspector.examine(uploads.path(upload), upload.file());
        return inspector.check(List.of(examined), level, checked -> {}).get(0);
    }

    private void settle(Upload upload, Checked checked, Upload.State passed) {
        GameType game = venue.game();
        boolean plays = !(checked.examined() instanceof Admitted jar) || jar.plays(game);
        Upload.Answer answer = plays
                ? Upload.Answer.of(
                        language -> named(checked.unwrapped(language), upload),
                        language -> checked.lost(language).orElse(""))
                : Upload.Answer.of(
                        language -> "%s\n  %s"
                                .formatted(
                                        language.text("check.refused", upload.file()),
                                        language.text(
                                                "host.other-game", String.join(", ", checked.played()), game.name())),
                        language -> "");
        uploads.settle(upload, checked.isAdmitted() && plays ? passed : Upload.State.REFUSED, answer);
    }

    /** A text with the author's name for the file instead of its path here. */
    private String named(String text, Upload upload) {
        Path path = uploads.path(upload);
        return text.replace(path.toAbsolutePath().toString(), upload.file())
                .replace(path.toString(), upload.file())
                .replace(path.getFileName().toString(), upload.file());
    }

    @Override
    public void close() {
        signal.close();
        workers.forEach(Background.Worker::end);
        workers.forEach(Background.Worker::await);
    }
}
