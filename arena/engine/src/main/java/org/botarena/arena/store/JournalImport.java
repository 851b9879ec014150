package org.botarena.arena.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.record.form.RecordedAttempt;
import org.botarena.arena.record.form.RecordedSeat;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.database.Database;
import org.botarena.arena.store.entry.AttemptId;
import org.botarena.arena.store.entry.Beginning;
import org.botarena.arena.store.entry.Digest;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.GameEntry;
import org.botarena.arena.store.entry.PrintedText;
import org.botarena.arena.store.entry.RosterEntry;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.store.journal.Chain;
import org.botarena.arena.store.journal.JournalLine;
import org.botarena.arena.tournament.standing.Counted;

/**
 * Enters lines of the journal into the store. The same lines give the same store, however often some of them are entered. One
 * thread at a time.
 */
public final class JournalImport {
    /** The facts that say which line was entered last: its number and its hash. */
    public static final Set<String> ENTERED = Set.of("journal", "journal-head");

    private static final String SEQ = "journal";
    private static final String HEAD = "journal-head";

    static final String BEGINNING = "beginning";
    static final String MADE = "made";

    private final Database database;
    private final OutputDatabase output;
    private final StoredEntrants entrants;
    private Optional<Map<String, Entrant>> known = Optional.empty();
    private Optional<Duration> moveTime = Optional.empty();

    public JournalImport(Database database, OutputDatabase output, StoredEntrants entrants) {
        this.database = database;
        this.output = output;
        this.entrants = entrants;
    }

    /** The number of the next line that the store has not entered yet. */
    static long next(Database database) {
        return TournamentProgress.noted(database, SEQ).map(Long::parseLong).orElse(-1L) + 1;
    }

    /** The hash of the line that was entered last, as it was then; empty: none was, or an earlier arena did not note it. */
    static String head(Database database) {
        return TournamentProgress.noted(database, HEAD).orElse("");
    }

    /** Notes that all lines up to this one have been entered. */
    public static void reached(Database database, JournalLine line) {
        TournamentProgress.note(database, SEQ, "" + line.seq());
        TournamentProgress.note(database, HEAD, line.hash());
    }

    /** Notes that no line has been entered: another journal is to be. */
    static void startOver(Database database) {
        TournamentProgress.note(database, SEQ, "-1");
    }

    /** Enters lines that follow each other, all or none; damaged ones are passed over. */
    public void enter(List<JournalLine> lines) {
        if (lines.isEmpty()) {
            return;
        }
        output.keep(printed(lines));
        database.change(() -> {
            for (JournalLine line : lines) {
                line.entry().ifPresent(this::enter);
            }
            reached(database, lines.get(lines.size() - 1));
        });
    }

    /** What agents printed, of some lines; it is entered first, so that no game is without it. */
    static List<PrintedText> printed(List<JournalLine> lines) {
        return lines.stream()
                .flatMap(line -> line.entry().flatMap(Entry::output).stream())
                .toList();
    }

    private void enter(Entry entry) {
        if (entry instanceof Entry.Begin begin) {
            begin(begin);
        } else if (entry instanceof RosterEntry.Joined joined) {
            known = Optional.empty();
            entrants.insert(joined.entrant(), joined.since());
        } else if (entry instanceof RosterEntry.Replaced replaced) {
            known = Optional.empty();
            entrants.end(replaced.entrant().id(), replaced.entrant().generation(), replaced.until());
            entrants.insert(replaced.entrant(), replaced.since());
        } else if (entry instanceof RosterEntry.Withdrawn withdrawn) {
            known = Optional.empty();
            entrants.withdraw(withdrawn.id(), withdrawn.until());
        } else if (entry instanceof Entry.Extended extended) {
            extend(extended.pairs(), extended.jobs());
        } else if (entry instanceof GameEntry.Attempted attempted) {
            attempted(attempted);
        } else if (entry instanceof GameEntry.Disturbed disturbed) {
            disturbed(disturbed);
        } else if (entry instanceof GameEntry.GivenUp givenUp) {
            game(givenUp.game(), givenUp.seated());
            database.update("INSERT OR REPLACE INTO unplayed VALUES (?, ?)", givenUp.game(), givenUp.reason());
        } else if (entry instanceof RosterEntry.Absent absent) {
            note("absentees", StableJson.text(absent.absentees()));
        } else if (entry instanceof Entry.KeptFile file) {
            file.text().ifPresent(text -> note("file-" + file.name(), text));
        } else if (entry instanceof Entry.Reached reached) {
            note("state", reached.state().name());
            note("interrupted", "" + reached.interrupted());
            note("ended", reached.ended());
            note("tables", "" + reached.tables());
            note("trimmed", reached.trimmed());
            note(TournamentProgress.NOTICES, String.join("\n", reached.notices()));
        }
    }

    private void begin(Entry.Begin begin) {
        Beginning beginning = begin.beginning();
        note(BEGINNING, StableJson.text(beginning));
        note(MADE, begin.made());
        Settings settings = new Settings(beginning.settings());
        settings.texts()
                .forEach((name, text) -> database.update("INSERT OR REPLACE INTO setting VALUES (?, ?)", name, text));
        note("settings", settings.hash());
        if (beginning.openings() != null) {
            note("openings", StableJson.text(beginning.openings()));
        }
        note("arena", beginning.arena());
        note("java", beginning.java());
        note("started", beginning.started());
        if (beginning.scanned() != null) {
            note("run-scanned", beginning.scanned());
        }
        beginning.entrants().forEach(entrant -> entrants.insert(entrant, 0));
        extend(beginning.pairs(), beginning.jobs());
    }

    private void extend(int pairs, int jobs) {
        note("pairs", "" + pairs);
        note("jobs", "" + jobs);
        note("state", State.BEGUN.name());
    }

    private void note(String name, String value) {
        TournamentProgress.note(database, name, value);
    }

    private void attempted(GameEntry.Attempted entry) {
        AttemptId id = entry.attemptId().orElseThrow();
        if (has(id)) {
            return;
        }
        Sealed sealed = sealed(id, entry.reason(), entry.seated(), entry.attempt());
        database.update(
                "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?)",
                sealed.seq,
                entry.game(),
                entry.number(),
                entry.reason(),
                sealed.content,
                sealed.hash);
        Attempt attempt = entry.attempt().attempt();
        Pairing pairing = entry.seated().pairing(entry.game(), known());
        GameRecord game = new GameRecord(pairing, attempt, List.of(), List.of());
        database.update(
                "UPDATE game SET digest = ? WHERE id = ?", Digest.of(Counted.of(game, moveTime())), entry.game());
        database.update("DELETE FROM unplayed WHERE game = ?", entry.game());
    }

    private void disturbed(GameEntry.Disturbed entry) {
        AttemptId id = entry.attemptId().orElseThrow();
        if (has(id)) {
            return;
        }
        Sealed sealed = sealed(id, null, entry.seated(), entry.attempt());
        database.update(
                "INSERT INTO voided VALUES (?, ?, ?, ?, ?)",
                sealed.seq,
                entry.game(),
                entry.number(),
                sealed.content,
                sealed.hash);
    }

    /** A record that is to be entered next; its hash hangs on the one before it. */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    private record Sealed(long seq, byte[] content, byte[] hash) {}

    private Sealed sealed(AttemptId id, String reason, Seated seated, RecordedAttempt played) {
        byte[] pairing = game(id.game(), seated);
        byte[] content = Packed.of(StableJson.text(played));
        Records.Last last = Records.last(database);
        return new Sealed(last.seq() + 1, content, Chain.next(last.hash(), id, reason, pairing, content));
    }

    private boolean has(AttemptId id) {
        return database.number(
                        "SELECT count(*) FROM %s WHERE game = ? AND number = ?".formatted(id.table()),
                        id.game(),
                        id.number())
                > 0;
    }

    /** The game's row, made if there is none; the bytes of its pairing as they are there. */
    private byte[] game(String id, Seated seated) {
        List<RecordedSeat> sides = seated.sides();
        database.update(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING",
                id,
                sides.get(0).id(),
                sides.get(0).generation(),
                sides.get(1).id(),
                sides.get(1).generation(),
                Packed.of(StableJson.text(seated)));
        return database.first("SELECT content FROM game WHERE id = ?", row -> row.getBytes(1), id)
                .orElseThrow();
    }

    private Duration moveTime() {
        if (moveTime.isEmpty()) {
            moveTime = Optional.of(TournamentProgress.settings(database).moveTime());
        }
        return moveTime.get();
    }

    private Map<String, Entrant> known() {
        if (known.isEmpty()) {
            known = Optional.of(entrants.all());
        }
        return known.get();
    }
}
