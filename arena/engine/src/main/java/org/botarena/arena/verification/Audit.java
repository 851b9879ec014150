package org.botarena.arena.verification;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.GameEntry;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.standing.Counted;

/**
 * Verifies a tournament. It runs SQLite's own check and checks the hashes of jars and records. It replays every game
 * by the rules. It also compares the store with the journal, the games with the schedule, and the published files
 * with the games. One thread.
 */
public final class Audit {
    private final Store store;
    private final Rules<?> rules;
    private final TimeControl times;
    private final List<String> found = new ArrayList<>();
    private final Map<String, List<String>> soFar = new HashMap<>();
    private long records;

    private Audit(Store store, Games games) {
        this.store = store;
        this.rules = games.parse(store.settings().text("game"));
        this.times = store.settings().times();
    }

    /**
     * The result of an audit. Immutable.
     *
     * @param records the number of records read
     * @param damage the errors found, in sentences that name the record; empty: none
     */
    public record Finding(long records, List<String> damage) {
        public Finding {
            damage = List.copyOf(damage);
        }
    }

    /**
     * Verifies a store.
     *
     * @param isFull whether to recompute all recorded draws
     */
    public static Finding of(Store store, Games games, boolean isFull) {
        List<String> found = new ArrayList<>(store.notes());
        found.addAll(store.damage());
        long records = 0;
        try {
            Audit audit = new Audit(store, games);
            audit.look();
            records = audit.records;
            found.addAll(audit.found);
            boolean isRunning = Store.holder(store.folder()).isPresent();
            if (!isRunning) { // the files change during a run, and the journal is ahead of the store
                new JournalAudit(store, found::add).look();
                new ScheduleAudit(store, games, isFull, found::add).look();
                PublishedAudit.look(store, games, found::add);
            }
        } catch (StoreException | IllegalArgumentException e) {
            found.add(e.getMessage());
        }
        return new Finding(records, found);
    }

    private void look() {
        Map<String, Entrant> entrants = store.entrants().all();
        store.games().attempts((attempt, line, counted) -> {
            records++;
            String name = String.format(Locale.ROOT, "record %d, %s", records, attempt);
            line.ifPresentOrElse(
                    entry -> read(name, entry, counted, entrants),
                    () -> found.add(name + " has changed since it was written: its hash is another"));
        });
    }

    /** An attempt begins with the plies of the disturbed one before it: dice are not rolled again. */
    private void compare(String name, GameRecord played) {
        String game = played.id();
        List<String> before = soFar.getOrDefault(game, List.of());
        List<String> moves = played.plies().stream().map(Ply::move).toList();
        boolean hasBegun = !played.isDisturbed() || !moves.isEmpty();
        if (hasBegun && !moves.subList(0, Math.min(before.size(), moves.size())).equals(before)) {
            found.add(name + ": it does not begin with the plies of the disturbed attempt before it");
        }
        if (!played.isDisturbed()) {
            soFar.remove(game); // a game that is played again begins at its start
        } else if (hasBegun) {
            soFar.put(game, moves);
        }
    }

    private void read(String name, GameEntry entry, Optional<Counted> counted, Map<String, Entrant> entrants) {
        try {
            GameRecord played = entry.game();
            compare(name, played);
            if (!played.isDisturbed()) {
                GameRecord record = new GameRecord(played.pairing(entrants), played.attempt(), List.of());
                ReplayCheck.contradiction(rules, record).ifPresent(what -> found.add(name + ": " + what));
                if (!counted.equals(Optional.of(Counted.of(record, times)))) {
                    found.add(name + ": the tables do not match the record");
                }
            }
        } catch (IllegalArgumentException | NullPointerException e) {
            found.add("%s cannot be read: %s".formatted(name, e.getMessage()));
        }
    }
}
