package org.botarena.arena.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;

/** How far a tournament is, and how its last run ended. One thread at a time. */
public final class TournamentProgress {
    private final TournamentState tournament;
    private final Recorder recorder;

    TournamentProgress(TournamentState tournament, Recorder recorder) {
        this.tournament = tournament;
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
        return tournament.state();
    }

    /** Whether its last run was interrupted, or killed. */
    public boolean isInterrupted() {
        return state() == State.BEGUN || last().map(Entry.Reached::interrupted).orElse(true);
    }

    /** When its last run ended; of one that was killed, when it began. */
    public Instant ended() {
        return RecordChecks.instant(last().map(Entry.Reached::ended)
                .orElseGet(() -> tournament.begin().beginning().started()));
    }

    /** Remembers how the tables for spreadsheets are written. */
    void tables(Csv tables) {
        reach(state(), isInterrupted(), ended(), tables, trimmed());
    }

    public Csv tables() {
        return last().map(one -> new Csv(one.tables())).orElse(Csv.COMMAS);
    }

    /** Remembers what the time of its last run did not allow; empty: it left nothing out. */
    void trimmed(Sentence sentence) {
        reach(state(), isInterrupted(), ended(), tables(), sentence);
    }

    public Sentence trimmed() {
        return last().map(Entry.Reached::trimmed).orElse(Sentence.NONE);
    }

    public List<Sentence> notices() {
        return last().map(Entry.Reached::notices).orElse(List.of());
    }

    private Optional<Entry.Reached> last() {
        return tournament.reached();
    }

    private void record(
            State state, boolean isInterrupted, Instant ended, Csv tables, Sentence trimmed, List<Sentence> notices) {
        String text = StableJson.text(notices);
        List<String> about = tournament.everyone().stream()
                .map(StoredEntrant::name)
                .filter(text::contains)
                .toList();
        recorder.record(
                List.of(new Entry.Reached(state, isInterrupted, ended.toString(), tables, trimmed, about, notices)));
    }
}
