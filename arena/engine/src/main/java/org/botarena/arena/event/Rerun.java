package org.botarena.arena.event;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.event.resume.StagedOriginals;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import org.botarena.arena.verification.Receipt;

/**
 * A recorded game to be played again with the same jars, opening and seeds; one that was given up may get a result.
 * Nothing changes unless a result is accepted. One thread, except for {@link #stop}.
 */
public final class Rerun implements AutoCloseable {
    private final Thread player = Thread.currentThread();
    private final String id;
    private final Store store;
    private final Venue venue;
    private final Ledger ledger;
    private final Setup setup;
    private final AcceptedResult exchange;
    private final Optional<GameRecord> onFile;
    private final Optional<GameRecord> givenUp;
    private Optional<ScheduledGame> staged = Optional.empty();
    private Optional<LocalGameRunner> runner = Optional.empty();

    /**
     * The outcome of accepting a result. Immutable.
     *
     * @param isReopened whether there is more to play now by resuming: it may tie a knockout match
     * @param receipt the new receipt of the tournament
     */
    public record Accepted(boolean isReopened, Receipt receipt) {}

    /**
     * Finds the game in an open tournament.
     *
     * @throws Failed if it does not exist
     */
    Rerun(RerunOrder order, Store store, Venue venue) {
        this.id = order.id();
        this.store = store;
        this.venue = venue;
        ledger = store.games();
        setup = store.setup(venue.games());
        exchange = new AcceptedResult(store, venue.games());
        onFile = ledger.find(id);
        givenUp = onFile.isPresent() ? Optional.empty() : ledger.givenUpAs(id);
        if (onFile.isEmpty() && givenUp.isEmpty()) {
            throw new Failed(
                    ledger.damage().isEmpty()
                            ? "%s has no game '%s' that counts or was given up: the ids are in games.jsonl"
                                    .formatted(store.folder(), id)
                            : ledger.damage().get(0));
        }
        TournamentFolders.requireLevel(store, order.isLevelTyped());
    }

    /** Repairs of the store and damaged records that were found, in sentences. */
    public List<String> remarks() {
        return Stream.concat(store.notes().stream(), ledger.damage().stream()).toList();
    }

    /** The terms of every game of the tournament. */
    public Terms terms() {
        return setup.terms();
    }

    /** The game as it was drawn; one that was given up resumes at its last disturbance. */
    public ScheduledGame game() {
        Map<String, Entrant> entrants = store.entrants().all();
        return onFile.map(game -> game.pairing(entrants)).orElseGet(() -> {
            GameRecord soFar = givenUp.orElseThrow();
            return soFar.pairing(entrants).resuming(soFar, true);
        });
    }

    /** The recorded attempt, or empty if the game was given up. */
    public Optional<Attempt> onFile() {
        return onFile.map(GameRecord::result);
    }

    /** The record of giving it up, or empty if it has a result. */
    public Optional<GameRecord> givenUp() {
        return givenUp;
    }

    /**
     * The reason why it must stay as it is, as a sentence without a full stop, or empty if it can have another result.
     */
    public Optional<String> refusal() {
        return exchange.refusal(id);
    }

    /**
     * Plays it again, up to four times if the machine disturbs it.
     *
     * @throws Failed if one of its jars can no longer play
     * @throws InterruptedException if it was stopped
     */
    public GameRecord play() throws InterruptedException {
        if (runner.isEmpty()) {
            staged = Optional.of(StagedOriginals.of(game(), store, venue.admission()));
            Protection.strongest(Optional.of(terms().isolation()), venue, terms().heapMiB());
            runner = Optional.of(venue.runner(terms(), 1, Lanes.Use.CHECK));
        }
        return Replays.brief().play(runner.get(), staged.get());
    }

    /** Whether it ended as recorded: with the same faults, or without faults and with the same scores. */
    public boolean isAlike(GameRecord again) {
        return onFile().filter(before -> isAlike(before, again.result())).isPresent();
    }

    private static boolean isAlike(Attempt before, Attempt now) {
        return kinds(before).equals(kinds(now))
                && (!before.faults().isEmpty() || before.scores().equals(now.scores()));
    }

    private static List<String> kinds(Attempt attempt) {
        return attempt.faults().stream()
                .map(fault -> fault.player() + " " + fault.verdict().kind())
                .toList();
    }

    /** Lists the places that would change with this result, by the new place. Writes nothing. */
    public List<PlaceChange> changes(GameRecord again) {
        return again.isDisturbed() || refusal().isPresent()
                ? List.of()
                : PlaceChange.between(
                        PlaceChange.tally(List.of(), ledger, setup), PlaceChange.tally(List.of(again), ledger, setup));
    }

    /**
     * Makes this result count, and rewrites all reports.
     *
     * @param reason recorded with it
     * @throws Failed if it has none, or the game must stay as it is
     */
    public Accepted accept(GameRecord again, String reason) {
        refusal().ifPresent(refusal -> {
            throw new Failed(refusal);
        });
        if (again.result().scores().isEmpty()) {
            throw new Failed("it has no result this time (%s): nothing was accepted"
                    .formatted(again.result().voided().map(Sentence::toString).orElse("it was disturbed")));
        }
        return Event.orFailed(() -> {
            // with the recorded disturbed attempts, as it would be recorded
            GameRecord whole = onFile.map(again::replacing)
                    .or(() -> ledger.disturbed(id).map(again::after))
                    .orElse(again);
            boolean isReopened = exchange.accept(List.of(whole), reason);
            return new Accepted(isReopened, Receipt.write(store, UserKey.usual()));
        });
    }

    /** Ends it soon. May be called from any thread at any time. */
    public void stop() {
        venue.stopAdmission();
        player.interrupt();
    }

    @Override
    public void close() {
        try (store;
                venue) {
            runner.ifPresent(LocalGameRunner::close);
        }
    }
}
