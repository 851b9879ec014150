package org.botarena.arena.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;

/** The state of a tournament, and how its last run ended. One thread at a time. */
public final class TournamentProgress {
    private final TournamentState tournament;
    private final StoreAccess access;

    TournamentProgress(StoreAccess access) {
        this.tournament = access.state();
        this.access = access;
    }

    /**
     * Records the state after a run without news on its tables, its time or the machine.
     *
     * @param isInterrupted whether the run was stopped
     * @param moment the time when it ended
     */
    public void reach(State state, boolean isInterrupted, Instant moment) {
        RunEnd before = end();
        reach(state, new RunEnd(isInterrupted, moment, before.tables(), before.trimmed(), before.notices()));
    }

    /** Records the state after a run, and how the run ended. */
    public void reach(State state, RunEnd end) {
        String text = StableJson.text(end.notices());
        List<String> about = tournament.everyone().stream()
                .map(StoredEntrant::name)
                .filter(text::contains)
                .toList();
        access.record(List.of(new Entry.Reached(
                state,
                end.isInterrupted(),
                end.moment().toString(),
                end.tables().separator(),
                end.trimmed(),
                end.notices().isEmpty() ? null : Personal.of(about, end.notices()))));
    }

    /**
     * How its last run ended; a run that was killed counts as interrupted. Without any end, the moment is the start.
     */
    public RunEnd end() {
        Optional<Entry.Reached> last = tournament.reached();
        return new RunEnd(
                state() == State.BEGUN || last.map(Entry.Reached::interrupted).orElse(true),
                RecordChecks.instant(last.map(Entry.Reached::ended)
                        .orElseGet(() -> tournament.begin().beginning().started())),
                last.map(one -> new Csv(one.tables())).orElse(Csv.COMMAS),
                last.map(Entry.Reached::trimmed).orElse(Sentence.NONE),
                last.map(Entry.Reached::notices).orElse(List.of()));
    }

    /** How far it is. */
    public State state() {
        return tournament.state();
    }
}
