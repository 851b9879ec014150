package org.botarena.arena.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.report.csv.Csv;

/** How far a tournament is, and what else is to be remembered of its runs. One thread at a time. */
public final class Progression {
    private static final String TABLES = "tables";
    private static final String TRIMMED = "trimmed";
    /** In the store, a line for each. */
    static final String NOTICES = "notices";

    private final Database database;
    private final Recorder recorder;

    Progression(Database database, Recorder recorder) {
        this.database = database;
        this.recorder = recorder;
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
        return Instant.parse(
                noted(database, "ended").or(() -> noted(database, "started")).orElseThrow());
    }

    /** Remembers how the tables for spreadsheets are written. */
    public void tables(Csv tables) {
        reach(state(), isInterrupted(), ended(), tables, trimmed());
    }

    Csv tables() {
        return noted(database, TABLES).map(Csv::parse).orElse(Csv.COMMAS);
    }

    /** Remembers what the time of its last run did not allow, in a sentence; empty: it left nothing out. */
    public void trimmed(String sentence) {
        reach(state(), isInterrupted(), ended(), tables(), sentence);
    }

    String trimmed() {
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

    List<String> notices() {
        return noted(database, NOTICES).map(text -> text.lines().toList()).orElse(List.of());
    }

    private void record(
            State state, boolean isInterrupted, Instant ended, Csv tables, String trimmed, List<String> notices) {
        recorder.record(List.of(
                new Entry.Reached(state, isInterrupted, ended.toString(), tables.separator(), trimmed, notices)));
    }

    /** What was remembered of its runs, by a name. */
    public Optional<String> remembered(String name) {
        return noted(database, "run-" + name);
    }

    static void note(Database database, String name, String value) {
        database.update(
                "INSERT INTO fact VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value);
    }

    static Optional<String> noted(Database database, String name) {
        return database.first("SELECT value FROM fact WHERE name = ?", row -> row.getString(1), name);
    }
}
