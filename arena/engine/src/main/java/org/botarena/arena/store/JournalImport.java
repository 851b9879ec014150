package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.standing.Counted;

/**
 * Enters lines of the journal into the database. The same lines give the same database, even if some of them are
 * entered repeatedly. One thread at a time.
 */
final class JournalImport {
    private final Database database;
    private final TournamentState state;
    private final Originals originals;
    private Optional<Players> players = Optional.empty();

    /** The current players, and what else is needed for each game. */
    private record Players(Map<String, Entrant> entrants, TimeControl times, boolean isComplete) {}

    /** Imports the tournament in a folder into the database of its state. */
    JournalImport(Path folder, TournamentState state) {
        this.database = state.database();
        this.state = state;
        this.originals = new Originals(folder.resolve("jars"));
    }

    /** The number of the next line that the database has not entered yet. */
    static long next(Database database) {
        return database.number("SELECT 1 + ifnull(max(seq), -1) FROM line");
    }

    /** The hash of the last line that the database entered; empty before the first. */
    static String head(Database database) {
        return Records.text(database, next(database) - 1)
                .map(JournalLine::hashOf)
                .orElse("");
    }

    /** Enters consecutive lines, all or none; skips damaged ones. */
    void enter(List<JournalLine> lines) {
        if (lines.isEmpty()) {
            return;
        }
        database.change(() -> lines.forEach(line -> line.entry().ifPresent(entry -> enter(line, entry))));
        state.update();
    }

    private void enter(JournalLine line, Entry entry) {
        database.update(
                "INSERT OR REPLACE INTO line VALUES (?, ?, ?, ?)",
                line.seq(),
                entry.kind(),
                line.before(),
                Packed.of(line.text()));
        if (!(entry instanceof GameEntry game)) {
            players = Optional.empty();
        } else if (players().isComplete || isOfKnown(game)) {
            AttemptTable.enter(
                    database, line.seq(), game, counted(game, game.game().pairing(players().entrants)));
        }
    }

    /** Whether no player of the game joined in a lost line. */
    private boolean isOfKnown(GameEntry entry) {
        return entry.game().seats().stream().allMatch(seat -> players().entrants.containsKey(seat.key()));
    }

    private Optional<Counted> counted(GameEntry entry, ScheduledGame pairing) {
        return Optional.ofNullable(entry.game().attempt())
                .map(attempt -> Counted.of(new GameRecord(pairing, attempt, List.of()), players().times));
    }

    private Players players() {
        if (players.isEmpty()) {
            state.update();
            players = Optional.of(new Players(
                    new StoredEntrants(state, originals).all(),
                    state.settings().times(),
                    state.lost().isEmpty()));
        }
        return players.get();
    }
}
