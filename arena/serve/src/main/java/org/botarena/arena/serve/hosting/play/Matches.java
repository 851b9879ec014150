package org.botarena.arena.serve.hosting.play;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.duel.Duel;
import org.botarena.arena.duel.DuelResult;
import org.botarena.arena.event.Order;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.serve.hosting.entry.HostedMatch;
import org.botarena.arena.serve.hosting.entry.MatchList;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;

/**
 * The organizer's matches between two entrants of an event, with a sequential test: one at a time, on the lanes of
 * tournaments. A match interrupted by the end of the server keeps its result so far. Thread-safe.
 */
public final class Matches implements AutoCloseable {
    private static final Duration LOOK = Duration.ofMinutes(1);
    private static final Duration BETWEEN_RESULTS = Duration.ofSeconds(1);
    private static final int MOST_SHOWN = 20;

    private final EventVenue venue;
    private final MatchList list;
    private final Versions versions;
    private final Background background;
    private final Background.Worker recorder;
    private final WorkSignal signal = new WorkSignal();
    private final AtomicLong changes = new AtomicLong();
    private Optional<Playing> playing = Optional.empty();
    private Optional<Thread> thread = Optional.empty();
    private String recorded = "";
    private boolean isClosed;

    private record Playing(long number, Duel duel) {}

    /** The matches of an event. */
    public Matches(EventVenue venue, MatchList list, Versions versions, Background background) {
        this.venue = venue;
        this.list = list;
        this.versions = versions;
        this.background = background;
        recorder = background.worker("matches", this::recordResults);
    }

    /** Starts to play matches. */
    public void start() {
        recorder.start();
    }

    /** The last matches, the newest first. */
    public synchronized List<HostedMatch> last() {
        return list.last(MOST_SHOWN).stream()
                .map(match -> isPlaying(match.number()) ? match : match.unattended())
                .toList();
    }

    private synchronized boolean isPlaying(long number) {
        return playing.filter(now -> now.number == number).isPresent();
    }

    /** A number that changes with the matches. */
    public long changes() {
        return changes.get();
    }

    /** The possible entrants of a match: all versions, active ones first, and the samples. */
    public List<String> entrants() {
        return Stream.concat(
                        versions.all().stream()
                                .sorted(Comparator.comparing(version -> !version.isActive()))
                                .map(Version::entrant),
                        venue.sampleNames().stream())
                .toList();
    }

    /**
     * Begins a match.
     *
     * @param pairs the maximum number
     * @throws IllegalArgumentException if the two are not different ones of {@link #entrants}, or the number of pairs
     *     is below 1
     * @throws Failed if a match is being played, or none can be
     */
    public synchronized void begin(String first, String second, Sprt test, int pairs) {
        if (playing.isPresent()) {
            throw new Failed("a match is being played: stop it first");
        }
        if (first.equals(second)) {
            throw new IllegalArgumentException("a match is between two different entrants");
        }
        Map<String, String> texts = venue.meeting();
        texts.put(TournamentOption.PAIRS.name(), "" + pairs);
        texts.put(TournamentOption.STRICT.name(), "true");
        Map<String, Path> entrants = new LinkedHashMap<>();
        Stream.of(first, second).forEach(name -> entrants.put(name, jar(name)));
        TournamentSpec spec = TournamentSpec.of(
                        new Settings(texts).naming(entrants),
                        venue.installation(),
                        Clock.system(ZoneId.systemDefault()))
                .inProcesses();
        Duel duel = Duel.open(Order.ofStrangers(spec), Optional.empty(), Optional.of(test), venue.installation());
        duel.playAt(venue.runners(Lanes.Use.TOURNAMENT));
        Playing now = new Playing(list.add(first, second), duel);
        playing = Optional.of(now);
        Thread player = new Thread(() -> play(now), "match");
        thread = Optional.of(player);
        player.start();
        changed();
    }

    private Path jar(String entrant) {
        return versions.find(entrant).map(venue::jar).orElseGet(() -> {
            if (!venue.sampleNames().contains(entrant)) {
                throw new IllegalArgumentException("'%s' is not an entrant".formatted(entrant));
            }
            return venue.samples().resolve(entrant + ".jar");
        });
    }

    private void play(Playing now) {
        try (Duel duel = now.duel) {
            DuelResult result = duel.play();
            record(now.number, Answer.text(result));
            end(now.number, result.isInterrupted() ? HostedMatch.State.STOPPED : HostedMatch.State.FINISHED, "");
        } catch (AdmissionStopped e) {
            end(now.number, HostedMatch.State.STOPPED, "");
        } catch (RuntimeException | Error e) {
            end(now.number, HostedMatch.State.FAILED, background.report("the match", e));
        }
    }

    /** A match interrupted by the end of the server keeps its record. */
    private synchronized void end(long number, HostedMatch.State state, String failure) {
        try {
            if (!isClosed || state == HostedMatch.State.FINISHED) {
                list.end(number, state, failure);
            }
        } catch (RuntimeException e) {
            background.report("the end of the match", e); // Its record says that it was interrupted.
        }
        playing = Optional.empty();
        changed();
    }

    private void changed() {
        changes.incrementAndGet();
        signal.wake();
    }

    private void recordResults() throws InterruptedException {
        long seen = signal.seen();
        Optional<Playing> now = playing();
        if (now.isEmpty()) {
            signal.await(seen, LOOK);
            return;
        }
        now.get().duel.result().ifPresent(result -> record(now.get().number, Answer.text(result)));
        signal.await(signal.seen(), BETWEEN_RESULTS);
    }

    private synchronized Optional<Playing> playing() {
        return playing;
    }

    private synchronized void record(long number, String json) {
        if (isPlaying(number) && !json.equals(recorded)) {
            list.result(number, json);
            recorded = json;
            changes.incrementAndGet();
        }
    }

    /** Ends the current match. */
    public synchronized void stop() {
        playing.ifPresent(now -> now.duel.stop());
    }

    @Override
    public void close() {
        Optional<Thread> last;
        synchronized (this) {
            isClosed = true;
            stop();
            last = thread;
        }
        last.ifPresent(Background::await);
        signal.close();
        recorder.end();
        recorder.await();
    }
}
