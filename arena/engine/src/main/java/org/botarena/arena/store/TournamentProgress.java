package org.botarena.arena.store;

import java.time.Instant;
import java.util.List;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;

/** How far a tournament is, and how its last run ended. One thread at a time. */
public final class TournamentProgress {
    private static final String TABLES = "tables";
    private static final String TRIMMED = "trimmed";
    static final String NOTICES = "notices";

    private final Facts facts;
    private final Recorder recorder;

    TournamentProgress(Database database, Recorder recorder) {
        this.facts = new Facts(database);
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
     * @param trimmed empty: it left nothing out
     */
    public void reach(State state, boolean isInterrupted, Instant ended, Csv tables, Sentence trimmed) {
        record(state, isInterrupted, ended, tables, trimmed, notices());
    }

    /** Notes how far it is, and how its run ended. */
    public void reach(State state, RunEnd end) {
        record(state, end.isInterrupted(), end.moment(), end.tables(), end.trimmed(), end.notices());
    }

    /** How its last run ended. */
    public RunEnd end() {
        return new RunEnd(isInterrupted(), ended(), tables(), trimmed(), notices());
    }

    /** How far it is. */
    public State state() {
        return State.valueOf(facts.noted("state").orElse(State.BEGUN.name()));
    }

    /** Whether its last run was interrupted, or killed. */
    public boolean isInterrupted() {
        return state() == State.BEGUN
                || facts.noted("interrupted").map(Boolean::parseBoolean).orElse(true);
    }

    /** When its last run ended; of one that was killed, when it began. */
    public Instant ended() {
        return RecordChecks.instant(facts.noted("ended").orElseGet(() -> facts.required("started")));
    }

    /** Remembers how the tables for spreadsheets are written. */
    void tables(Csv tables) {
        reach(state(), isInterrupted(), ended(), tables, trimmed());
    }

    public Csv tables() {
        return facts.noted(TABLES).map(Csv::parse).orElse(Csv.COMMAS);
    }

    /** Remembers what the time of its last run did not allow; empty: it left nothing out. */
    void trimmed(Sentence sentence) {
        reach(state(), isInterrupted(), ended(), tables(), sentence);
    }

    public Sentence trimmed() {
        return facts.noted(TRIMMED)
                .map(text -> StableJson.value(text, Sentence.class))
                .orElse(Sentence.NONE);
    }

    public List<Sentence> notices() {
        return facts.noted(NOTICES)
                .map(text -> List.of(StableJson.value(text, Sentence[].class)))
                .orElse(List.of());
    }

    private void record(
            State state, boolean isInterrupted, Instant ended, Csv tables, Sentence trimmed, List<Sentence> notices) {
        recorder.record(List.of(new Entry.Reached(state, isInterrupted, ended.toString(), tables, trimmed, notices)));
    }
}
