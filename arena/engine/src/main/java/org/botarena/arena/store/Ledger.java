package org.botarena.arena.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.Printed;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The games of a tournament. Each is on disk, in one piece, when this has been told of its end; one that is there already
 * stays as it is. In the place of a record that has changed since it was written the journal's is taken; where there is none,
 * the game counts as not played, and {@link #damage} names it. One thread at a time.
 */
public final class Ledger implements Spectator {
    private final Database database;
    private final Recorder recorder;
    private final StoredGames games;

    Ledger(Database database, Recorder recorder, StoredGames games) {
        this.database = database;
        this.recorder = recorder;
        this.games = games;
    }

    @Override
    public void ended(GameRecord game) {
        if (find(game.id()).isEmpty()) {
            enter(game, null);
        }
    }

    /** Enters a game that was played once more: from now on it is the attempt that counts, marked with the reason. */
    public void accept(GameRecord game, String reason) {
        enter(game, reason);
    }

    private void enter(GameRecord game, String reason) {
        List<Entry> entries = new ArrayList<>(disturbed(game, null));
        entries.add(new GameEntry.Attempted(
                next(AttemptTable.HAS_RESULT, game.id()),
                reason,
                game.counted(),
                printed(game),
                game.attempt().said(game.names())));
        recorder.record(entries);
    }

    @Override
    public void disturbed(GameRecord game) {
        recorder.record(disturbed(game, printed(game)));
    }

    @Override
    public void unplayed(Unplayed given) {
        GameRecord game = given.game();
        List<Entry> entries = new ArrayList<>(disturbed(game, printed(game)));
        entries.add(new GameEntry.GivenUp(given.reason(), game.unplayed(), printed(game)));
        recorder.record(entries);
    }

    /** Those of a game's disturbed attempts that are not on file yet. */
    private List<Entry> disturbed(GameRecord game, List<Personal> printed) {
        List<Entry> entries = new ArrayList<>();
        int last = game.voided().size() - 1;
        for (int number = next("kind = 'disturbed'", game.id()); number <= last; number++) {
            entries.add(new GameEntry.Disturbed(
                    number,
                    game.disturbed(number),
                    number == last ? printed : null,
                    game.voided().get(number).said(game.names())));
        }
        return entries;
    }

    private static List<Personal> printed(GameRecord game) {
        return Printed.personal(game.names(), game.logs());
    }

    private int next(String which, String id) {
        return (int) database.number("SELECT 1 + ifnull(max(number), -1) FROM attempt WHERE game = ? AND " + which, id);
    }

    /** The number of the journal's last line that the store has, from 0; -1: none. */
    public long sequence() {
        return JournalImport.next(database) - 1;
    }

    /** How many games count. */
    public long count() {
        return games.count();
    }

    /** The game of that id with the attempt that counts; empty: it has not been played, or counts no more. */
    public Optional<GameRecord> find(String id) {
        return games.find(id);
    }

    /**
     * What the game of that id counts; empty as with {@link #find}. Its record is not read, only compared with its hash: it takes
     * a tenth of the time.
     */
    public Optional<Counted> counted(String id) {
        return games.counted(id);
    }

    /** All games that count, in the order of their ids, each with the attempt that counts. */
    public void each(Consumer<GameRecord> reader) {
        games.each(reader);
    }

    /** The damaged records that were met so far, in sentences that name the game and say what becomes of it. */
    public List<String> damage() {
        return games.damage();
    }

    /**
     * Hands over all games that count, as far as tables need them, in the order of their ids, each with the number of the journal's
     * line that has its result. {@link #each} takes some hundred times as long.
     */
    public void count(ObjLongConsumer<Counted> reader) {
        games.count(reader);
    }

    /**
     * How many games count.
     *
     * @param sequence the number of the journal's last line that is looked at
     */
    public long count(GameFilter filter, long sequence) {
        return games.count(filter, sequence);
    }

    /**
     * The outcomes of the games that match a filter, the last one first.
     *
     * @param sequence the number of the journal's last line that is looked at
     * @param offset how many of them are left out
     * @param limit how many are read at most
     */
    public List<Counted> page(GameFilter filter, long sequence, long offset, int limit) {
        return games.page(filter, sequence, offset, limit);
    }

    /** Counts all games so far that count, and those that were given up, with all that the machine did to whom in them. */
    public void tell(Tally tally) {
        count((game, line) -> tally.count(game));
        games.eachDisturbed(tally::countVoided);
        givenUp().forEach(tally::unplayed);
    }

    /** Reads the roster again: entrants have come or left since the ledger was opened. */
    public void readRoster() {
        games.readRoster();
    }

    /** The games that were given up, by id. */
    public List<Unplayed> givenUp() {
        return games.givenUp();
    }

    /** The game of that id, if it was given up. */
    public Optional<Unplayed> givenUpAs(String id) {
        return games.givenUp(id);
    }

    /** Reads all attempts, also those that count no more, by game and in the order of their lines. */
    public void attempts(Consumer<StoredAttempt> reader) {
        games.attempts(reader);
    }

    /** Whether the table of attempts agrees with a line about a game. */
    public boolean has(long seq, GameEntry entry) {
        return games.has(seq, entry);
    }

    /** The attempts at a game that were disturbed, if there were any. */
    public Optional<GameRecord> disturbed(String id) {
        return games.disturbedAttempts(id);
    }
}
