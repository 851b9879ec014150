package org.botarena.arena.serve.hosting.play;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.sheet.DefenceSheets;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;

/**
 * The defence sheets of an event's tournaments, one tournament at a time. A thread judges game by game, each on a core
 * that no game needs, and runs no author's code. Thread-safe.
 */
public final class QuestionSheets implements AutoCloseable {
    private final EventVenue venue;
    private final Tournaments tournaments;
    private final Function<String, Optional<String>> people;
    private final Background background;
    private final AtomicLong changes = new AtomicLong();
    private Optional<Sheets> last = Optional.empty();
    private Optional<Thread> thread = Optional.empty();

    /** The sheets of a tournament; the components are the JSON's fields. Immutable. */
    public record Sheets(
            @JsonPropertyDescription("its name") String tournament,
            State state,
            @JsonPropertyDescription("so far") int judged,

            @JsonPropertyDescription("that are judged in all")
            int games,

            @JsonPropertyDescription("why they could not be made, or empty if they could")
            String failure) {
        /** The states of sheets. */
        public enum State {
            /** Games are being judged. */
            MAKING,
            /** The page can be read. */
            READY,
            /** An error has ended it. */
            FAILED
        }
    }

    /**
     * Makes the sheets of an event.
     *
     * @param people the person behind an entrant; empty for a sample
     */
    public QuestionSheets(
            EventVenue venue,
            Tournaments tournaments,
            Function<String, Optional<String>> people,
            Background background) {
        this.venue = venue;
        this.tournaments = tournaments;
        this.people = people;
        this.background = background;
    }

    /** All sheets: in progress, ready, or failed. */
    public synchronized List<Sheets> all() {
        return tournaments.all().stream()
                .map(HostedTournament::name)
                .flatMap(name -> last
                        .filter(sheets -> sheets.tournament.equals(name))
                        .or(() -> Optional.of(new Sheets(name, Sheets.State.READY, 0, 0, ""))
                                .filter(sheets -> Files.isRegularFile(file(name))))
                        .stream())
                .toList();
    }

    /** A number that changes with the sheets. */
    public long changes() {
        return changes.get();
    }

    /** The page of a tournament's sheets, if it has been made. */
    public Path file(String tournament) {
        return tournaments.folder(tournament).resolve(DefenceSheets.FILE);
    }

    /**
     * Begins to make the sheets of a tournament.
     *
     * @throws Failed if others are being made
     * @throws IllegalArgumentException if there are too few or too many positions
     */
    public synchronized void begin(String tournament, int positions, Language language) {
        if (last.filter(sheets -> sheets.state == Sheets.State.MAKING).isPresent()) {
            throw new Failed("sheets are being made: wait until they are ready");
        }
        DefenceSheets.Wanted wanted = new DefenceSheets.Wanted(positions, Explanation.USUAL_NODES, language);
        show(new Sheets(tournament, Sheets.State.MAKING, 0, 0, ""));
        Thread maker = new Thread(() -> make(tournament, wanted), "sheets");
        thread = Optional.of(maker);
        maker.start();
    }

    private void make(String tournament, DefenceSheets.Wanted wanted) {
        try (Store store = Store.read(tournaments.folder(tournament))) {
            DefenceSheets sheets = new DefenceSheets(store, venue.games(), wanted);
            int[] judged = {0};
            sheets.write(file(tournament), people(store), judgement -> {
                onAFreeCore(judgement);
                judged[0]++;
                show(new Sheets(tournament, Sheets.State.MAKING, judged[0], sheets.games(), ""));
            });
            show(new Sheets(tournament, Sheets.State.READY, judged[0], judged[0], ""));
        } catch (CancellationException e) {
            show(new Sheets(tournament, Sheets.State.FAILED, 0, 0, "the server ended"));
        } catch (RuntimeException | Error e) {
            show(new Sheets(
                    tournament, Sheets.State.FAILED, 0, 0, background.report("the sheets of " + tournament, e)));
        }
    }

    private Map<String, String> people(Store store) {
        return store.setup(venue.games()).names().stream()
                .filter(name -> people.apply(name).isPresent())
                .collect(Collectors.toMap(
                        name -> name, name -> people.apply(name).orElseThrow()));
    }

    /** Games have priority: a judgement takes a core like a game of the ladder, and releases it after each game. */
    private void onAFreeCore(Runnable judgement) {
        try {
            OptionalInt core = venue.lanes().take(Lanes.Use.LADDER);
            try {
                judgement.run();
            } finally {
                venue.lanes().giveBack(core);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the server ends");
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the server ends");
        }
    }

    private synchronized void show(Sheets sheets) {
        last = Optional.of(sheets);
        changes.incrementAndGet();
    }

    @Override
    public void close() {
        Optional<Thread> maker;
        synchronized (this) {
            maker = thread;
        }
        maker.ifPresent(Thread::interrupt);
        maker.ifPresent(Background::await);
    }
}
