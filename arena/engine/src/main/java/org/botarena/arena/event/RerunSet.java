package org.botarena.arena.event;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;
import org.botarena.arena.verification.Receipt;

/**
 * Recorded games chosen together, played again one by one as {@link Rerun}s, and accepted as a whole or not at all.
 * Locks the tournament while it is open. One thread.
 */
public final class RerunSet implements AutoCloseable {
    private static final int MOST = 1000;

    private final Store store;
    private final Venue venue;
    private final Setup setup;
    private final AcceptedResult exchange;

    RerunSet(RerunOrder order, Store store, Venue venue) {
        this.store = store;
        this.venue = venue;
        setup = store.setup(venue.games());
        exchange = new AcceptedResult(store, venue.games());
        TournamentFolders.requireLevel(store, order.isLevelTyped());
    }

    /** A game with a result, and the pair that it belongs to. */
    private record Candidate(String id, String pair) {
        private static Candidate of(GameRecord game) {
            return new Candidate(
                    game.id(),
                    game.fixture().pair() + " "
                            + game.names().stream().distinct().sorted().toList());
        }
    }

    /**
     * Chooses the games, and records the choice in the journal. Each game is chosen with the other game of its pair.
     *
     * @return their ids
     * @throws Failed if no games or too many match, or one of them must stay as it is; nothing was recorded
     */
    public List<String> choose(RerunChoice choice) {
        List<Candidate> all = new ArrayList<>();
        Set<String> pairs = new HashSet<>();
        store.games().each(game -> {
            all.add(Candidate.of(game));
            if (choice.isMeant(game)) {
                pairs.add(Candidate.of(game).pair);
            }
        });
        List<String> ids = all.stream()
                .filter(game -> pairs.contains(game.pair))
                .map(Candidate::id)
                .toList();
        if (ids.isEmpty() || ids.size() > MOST) {
            throw new Failed(String.format(
                    Locale.ROOT,
                    "%d games are meant: choose from 1 to %d by a fault, an author, a worker or a time",
                    ids.size(),
                    MOST));
        }
        requireExchangeable(ids);
        store.changes().chosen(ids);
        return ids;
    }

    private void requireExchangeable(List<String> ids) {
        for (String id : ids) {
            exchange.refusal(id).ifPresent(why -> {
                throw new Failed("%s: %s".formatted(id, why));
            });
        }
    }

    private Tally tally(List<GameRecord> again) {
        return PlaceChange.tally(again, store.games(), setup);
    }

    /** Lists the places that would change with these results, by the new place. Writes nothing. */
    public List<PlaceChange> changes(List<GameRecord> again) {
        return PlaceChange.between(tally(List.of()), tally(again));
    }

    /** Lists the marks that would change with these results. */
    public List<MarkChange> markChanges(List<GameRecord> again, GradeRules rules) {
        return MarkChange.between(tally(List.of()), tally(again), rules);
    }

    /**
     * Makes all of these results count, and rewrites all reports.
     *
     * @param again a result of each game of the set
     * @param reason recorded with them
     * @throws Failed if one of them has no result or must stay as it is; then none of them counts
     */
    public Rerun.Accepted accept(List<GameRecord> again, String reason) {
        requireExchangeable(again.stream().map(GameRecord::id).toList());
        List<String> open = again.stream()
                .filter(game -> game.result().scores().isEmpty())
                .map(GameRecord::id)
                .toList();
        if (!open.isEmpty()) {
            throw new Failed("%s had no result this time: nothing was accepted".formatted(String.join(", ", open)));
        }
        return Event.orFailed(() -> {
            List<GameRecord> whole = again.stream()
                    .map(game ->
                            store.games().find(game.id()).map(game::replacing).orElse(game))
                    .toList();
            boolean isReopened = exchange.accept(whole, reason);
            return new Rerun.Accepted(isReopened, Receipt.write(store, UserKey.usual()));
        });
    }

    @Override
    public void close() {
        try (store;
                venue) {
            // both are closed
        }
    }
}
