package org.botarena.arena.store;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.store.database.Database;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.store.journal.Recorder;
import org.botarena.arena.text.Csv;

/** How far a tournament is, and what else is to be remembered of its runs. One thread at a time. */
public final class TournamentProgress {
    private static final String TABLES = "tables";
    private static final String TRIMMED = "trimmed";
    /** In the store, a line for each. */
    static final String NOTICES = "notices";

    private final Database database;
    private final Recorder recorder;

    TournamentProgress(Database database, Recorder recorder) {
        this.database = database;
        this.recorder = recorder;
    }

    /** What must stay the same as long as the tournament of a database goes on. */
    static Settings settings(Database database) {
        Map<String, String> texts = new HashMap<>();
        database.each("SELECT name, value FROM setting", row -> {
            texts.put(row.getString(1), row.getString(2));
            return true;
        });
        return new Settings(texts);
    }

    /**
     * Notes how far it is.
     *
     * @param isInterrupted whether somebody stopped it
     * @param now when it came there
     */
    public void reach(State state, boolean isInterrupted, Instant now) {
        reach(state, isInterrupted, now, tables(), trimmed());
    }

    /**
     * The same with how its tables for spreadsheets are written, and what its time did not allow.
     *
     * @param trimmed in a sentence; empty: it left nothing out
     */
    public void reach(State state, boolean isInterrupted, Instant ended, Csv tables, String trimmed) {
        record(state, isInterrupted, ended, tables, trimmed, notices());
    }

    /** How far it is. */
    public State state() {
        return State.valueOf(noted(database, "state").orElse(State.BEGUN.name()));
    }

    /** Whether its last run was interrupted, or killed. */
    public boolean isInterrupted() {
        return state() == State.BEGUN
                || noted(database, "interrupted").map(Boolean::parseBoolean).orElse(true);
    }

    /** When its last run ended; of one that was killed, when it began. */
    public Instant ended() {
        return RecordChecks.instant(noted(database, "ended").orElseGet(() -> required(database, "started")));
    }

    /** Remembers how the tables for spreadsheets are written. */
    void tables(Csv tables) {
        reach(state(), isInterrupted(), ended(), tables, trimmed());
    }

    public Csv tables() {
        return noted(database, TABLES).map(Csv::parse).orElse(Csv.COMMAS);
    }

    /** Remembers what the time of its last run did not allow, in a sentence; empty: it left nothing out. */
    void trimmed(String sentence) {
        reach(state(), isInterrupted(), ended(), tables(), sentence);
    }

    public String trimmed() {
        return noted(database, TRIMMED).orElse("");
    }

    /** Adds what the organizer was told of the machine in a run, in sentences. */
    public void noticed(List<String> sentences) {
        if (!sentences.isEmpty()) {
            List<String> all =
                    Stream.concat(notices().stream(), sentences.stream()).toList();
            record(state(), isInterrupted(), ended(), tables(), trimmed(), all);
        }
    }

    public List<String> notices() {
        return noted(database, NOTICES).map(text -> text.lines().toList()).orElse(List.of());
    }

    private void record(
            State state, boolean isInterrupted, Instant ended, Csv tables, String trimmed, List<String> notices) {
        recorder.record(List.of(new Entry.Reached(state, isInterrupted, ended.toString(), tables, trimmed, notices)));
    }

    /** What was remembered of its runs, by a name. */
    public Optional<String> remembered(String name) {
        return noted(database, "run-" + name);
    }

    static void note(Database database, String name, String value) {
        database.update(
                "INSERT INTO fact VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value);
    }

    /** What every tournament notes when it begins. */
    static String required(Database database, String name) {
        return noted(database, name).orElseThrow(() -> isMissing(database, name));
    }

    /** What is said of a store in which one of the first notes is not found. */
    static StoreException isMissing(Database database, String name) {
        return new StoreException(
                "%s does not say what an arena notes first ('%s'): it comes from elsewhere or was changed"
                        .formatted(database.file(), name));
    }

    public static Optional<String> noted(Database database, String name) {
        return database.first("SELECT value FROM fact WHERE name = ?", row -> row.getString(1), name);
    }
}
