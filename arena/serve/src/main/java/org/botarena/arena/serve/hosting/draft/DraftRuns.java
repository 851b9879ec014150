package org.botarena.arena.serve.hosting.draft;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Setting;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.check.Inspector;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.serve.hosting.casual.UncountedGame;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.WorkSignal;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Venue;

/**
 * Runs drafts one by one: an examiner reads or compiles a draft, and it plays a short game against a sample. The last
 * run of each author is kept until the server ends. Thread-safe.
 */
final class DraftRuns implements AutoCloseable {
    private static final Duration MOVE_TIME = Duration.ofMillis(50);
    private static final Duration IDLE = Duration.ofMinutes(1);
    private static final long USUAL_MS = 3_000;

    private final EventVenue venue;
    private final DraftProjects projects;
    private final Background.Worker worker;
    private final WorkSignal signal = new WorkSignal();
    private final Map<Integer, Run> runs = new LinkedHashMap<>();
    private long asked;
    private long usualMs = USUAL_MS;

    /** The progress of a run. */
    enum State {
        WAITING,
        RUNNING,
        OVER
    }

    /**
     * A run of a draft. Immutable.
     *
     * @param id from 1, unique
     * @param name under which the draft plays
     * @param problems found by admission
     * @param game empty if it was not played, or the run has not ended
     * @param failure the reason why it could not be run, unrelated to the draft, or empty if it could, or the run has
     *     not ended
     */
    record Run(
            long id,
            Draft draft,
            String name,
            String opponent,
            State state,
            List<Problem> problems,
            Optional<GameRecord> game,
            String failure) {
        private Run in(State other) {
            return new Run(id, draft, name, opponent, other, problems, game, failure);
        }

        private Run over(List<Problem> found, Optional<GameRecord> played, String reason) {
            return new Run(id, draft, name, opponent, State.OVER, found, played, reason);
        }
    }

    DraftRuns(EventVenue venue, DraftProjects projects, Background background) {
        this.venue = venue;
        this.projects = projects;
        worker = background.worker("drafts", this::work);
    }

    void start() {
        worker.start();
    }

    /** Queues a run of a draft, and drops a waiting run of the same author. */
    void run(Person author, Draft draft, String opponent) {
        synchronized (this) {
            runs.remove(draft.author());
            runs.put(
                    draft.author(),
                    new Run(++asked, draft, author.alias(), opponent, State.WAITING, List.of(), Optional.empty(), ""));
        }
        signal.wake();
    }

    /** The last run of a person. */
    synchronized Optional<Run> of(int author) {
        return Optional.ofNullable(runs.get(author));
    }

    /** The number of unfinished runs before a person's run, from 0. */
    synchronized int before(int author) {
        int before = 0;
        for (Map.Entry<Integer, Run> each : runs.entrySet()) {
            if (each.getKey() == author) {
                break;
            }
            before += each.getValue().state() == State.OVER ? 0 : 1;
        }
        return before;
    }

    /** The usual duration of a run in milliseconds, based on the last ones. */
    synchronized long usualMs() {
        return usualMs;
    }

    private synchronized Optional<Run> next() {
        Optional<Run> next = runs.values().stream()
                .filter(run -> run.state() == State.WAITING)
                .findFirst();
        next.ifPresent(run -> settle(run, run.in(State.RUNNING)));
        return next;
    }

    /** Replaces the state of a run, unless its author has requested another one meanwhile. */
    @SuppressWarnings("ReferenceEquality") // The same draft, not an equal one.
    private synchronized void settle(Run before, Run after) {
        runs.computeIfPresent(before.draft().author(), (author, now) -> now.id() == before.id() ? after : now);
    }

    /** Runs waiting drafts at one venue, which is closed after a minute without a run. */
    private void work() throws InterruptedException {
        long seen = signal.seen();
        Optional<Run> first = next();
        if (first.isEmpty()) {
            signal.await(seen, IDLE);
            return;
        }
        try (Venue open = venue.open()) {
            Inspector inspector = new Inspector(venue.installation(), open, venue.game(), venue.languages(), terms());
            for (Optional<Run> run = first; run.isPresent() && !signal.isClosed(); run = nextWithin(IDLE)) {
                long begin = System.nanoTime();
                finish(run.get(), inspector, open);
                took((System.nanoTime() - begin) / 1_000_000);
            }
        }
    }

    private Optional<Run> nextWithin(Duration span) throws InterruptedException {
        long seen = signal.seen();
        Optional<Run> next = next();
        if (next.isEmpty()) {
            signal.await(seen, span);
            next = next();
        }
        return next;
    }

    private synchronized void took(long ms) {
        usualMs = (3 * usualMs + ms) / 4;
    }

    private Terms terms() {
        Terms event = venue.terms();
        TimeControl times = TimeControl.perMove(MOVE_TIME, event.times().start());
        return new Terms(event.rules(), times, event.heapMiB(), venue.level());
    }

    /** Ends the run even after an unexpected exception, so that its author does not wait forever. */
    private void finish(Run run, Inspector inspector, Venue open) throws InterruptedException {
        Run over = run.over(List.of(), Optional.empty(), "the arena could not run it: tell the organizer");
        try {
            over = finished(run, inspector, open);
        } finally {
            settle(run, over);
        }
    }

    private Run finished(Run run, Inspector inspector, Venue open) throws InterruptedException {
        try {
            Path folder = Files.createTempDirectory("draft-");
            try {
                Path zip = folder.resolve("draft.zip");
                try (OutputStream out = Files.newOutputStream(zip)) {
                    projects.writeSources(run.draft(), out);
                }
                Examined examined = inspector.examine(zip).get(0);
                return examined instanceof Refused refused
                        ? run.over(refused.problems(), Optional.empty(), "")
                        : played(run, (Admitted) examined, open);
            } finally {
                FileUtils.deleteQuietly(folder.toFile());
            }
        } catch (Failed | IOException e) {
            return run.over(List.of(), Optional.empty(), String.valueOf(e.getMessage()));
        }
    }

    private Run played(Run run, Admitted jar, Venue open) throws InterruptedException {
        if (!jar.plays(venue.game())) {
            return run.over(
                    jar.warnings(),
                    Optional.empty(),
                    "it does not play %s".formatted(venue.game().name()));
        }
        Entrant own = new Entrant(run.name(), jar, Setting.complete(jar.settings(), Map.of(), run.name()));
        Entrant sample = OneEntrant.of(run.opponent(), venue.terms().rules().name(), venue.installation(), open);
        Terms terms = terms();
        try (LocalGameRunner runner = open.trialRunner(terms, 1)) {
            GameRecord game = UncountedGame.played(run.draft().number() + "-draft", own, sample, terms.rules(), runner);
            return run.over(jar.warnings(), Optional.of(game).filter(one -> !one.isDisturbed()), "");
        }
    }

    @Override
    public void close() {
        signal.close();
        worker.end();
        worker.await();
    }
}
