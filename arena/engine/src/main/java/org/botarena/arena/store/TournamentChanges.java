package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * Changes a recorded tournament, except its games; each change is first a line of the journal. One thread at a time.
 */
public final class TournamentChanges {
    private final Store store;

    TournamentChanges(Store store) {
        this.store = store;
    }

    /**
     * Settles the tournament. Afterwards only the entrants and the numbers of pairs and of concurrent games can
     * change. The journal's first line is written before the store is created.
     *
     * @param key of the organizer, which {@link Store#isMadeHere} checks
     */
    public void settle(Settings settings, Setup setup, Provenance provenance, UserKey key) {
        setup.entrants().forEach(this::keep);
        Beginning beginning = Beginning.of(Personal.newSalt(), settings, setup, provenance);
        String made = key.sign(Store.MADE_HERE, beginning.id()).orElse("");
        store.access().record(List.of(new Entry.Begin(beginning, made)));
    }

    /** Moves the original to the others. */
    private void keep(Entrant entrant) {
        store.originals().take(entrant.program().original(), entrant.program().sha256());
    }

    /**
     * Continues with the numbers of pairs and of concurrent games in that setup. Nothing changes if the tournament
     * is finished and stays so.
     *
     * @param joining new entrants, and those with a new jar
     * @param leaving the names of the entrants that leave
     * @param now the state of the current round
     */
    public void extend(Setup setup, Collection<Entrant> joining, Collection<String> leaving, RoundState now) {
        joining.forEach(this::keep);
        List<Entry> entries = new ArrayList<>();
        leaving.forEach(name -> entries.add(store.entrants().withdrawal(name, now)));
        joining.forEach(entrant -> store.entrants()
                .arrival(entrant, now, setup.field().points(entrant.name()))
                .ifPresent(entries::add));
        boolean staysOver = store.progress() == State.FINISHED && entries.isEmpty();
        boolean hasOtherJobs = store.state().jobs() != setup.jobs();
        if (setup.pairs() != store.pairs() || (hasOtherJobs && !staysOver)) {
            entries.add(new Entry.Extended(setup.pairs(), setup.jobs()));
        }
        if (!entries.isEmpty()) {
            store.access().record(entries);
        }
    }

    /**
     * Records the draw of a round, unless it is recorded.
     *
     * @param round from 1
     */
    public void drawn(int round, List<GamePair> meetings) {
        if (round > store.state().drawnRounds()) {
            Map<String, Integer> authors = store.entrants().last().stream()
                    .collect(Collectors.toMap(StoredEntrant::name, StoredEntrant::author));
            List<Entry.Drawn.Bout> bouts = meetings.stream()
                    .map(bout -> new Entry.Drawn.Bout(authors.get(bout.one()), authors.get(bout.other()), bout.pair()))
                    .toList();
            store.access().record(List.of(new Entry.Drawn(round, JournalImport.next(store.database()) - 1, bouts)));
        }
    }

    /**
     * Records the state after a run without news on its tables, its time or the machine.
     *
     * @param isInterrupted whether the run was stopped
     * @param moment the time when it ended
     */
    public void reach(State state, boolean isInterrupted, Instant moment) {
        RunEnd before = store.end();
        reach(state, new RunEnd(isInterrupted, moment, before.tables(), before.trimmed(), before.notices()));
    }

    /** Records the state after a run, and how the run ended. */
    public void reach(State state, RunEnd end) {
        String text = StableJson.text(end.notices());
        List<String> about = store.entrants().everyone().stream()
                .map(StoredEntrant::name)
                .filter(text::contains)
                .toList();
        store.access()
                .record(List.of(new Entry.Reached(
                        state,
                        end.isInterrupted(),
                        end.moment().toString(),
                        end.tables().separator(),
                        end.trimmed(),
                        end.notices().isEmpty() ? null : Personal.of(about, end.notices()))));
    }

    /** Records the games to be played again as a set. */
    public void chosen(List<String> games) {
        store.access().record(List.of(new Entry.Chosen(games)));
    }

    /**
     * Freezes what the public sees, unless it is frozen. This and the other changes of the public view are safe from
     * any thread, even during games.
     *
     * @param isWhole whether the public sees no result
     */
    public void freeze(boolean isWhole) {
        store.access().record(List.of(new Entry.Frozen(isWhole)));
    }

    /** Lets the public see the last places while the rest is frozen. */
    public void reveal(int places) {
        store.access().record(List.of(new Entry.Revealed(places)));
    }

    /** Lets the public see everything. */
    public void thaw() {
        store.access().record(List.of(new Entry.Revealed(null)));
    }

    /** Keeps the content of the source files for reports in the folder, so that they can be restored. */
    public void keepSources() {
        Entry.KeptFile.NAMES.forEach(name -> {
            Path file = store.folder().resolve(name);
            try {
                if (Files.isRegularFile(file)) {
                    String text = ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND);
                    if (!text.equals(store.state().files().get(name))) {
                        store.access().record(List.of(Entry.KeptFile.of(name, named(name), text)));
                    }
                }
            } catch (IOException e) {
                throw new StoreException("cannot read %s: %s".formatted(file, e.getMessage()), e);
            }
        });
    }

    /** The entrants that such a file names, under the names it uses. */
    private Collection<String> named(String file) {
        return switch (file) {
            case AuthorsFile.FILE -> AuthorsFile.in(store.folder()).byEntrant().keySet();
            case Profiles.FILE -> Profiles.named(store.folder());
            default -> GradeRules.read(store.folder().resolve(file)).references();
        };
    }

    /** Records the absentees, if they have changed. */
    public void absentees(Roster roster) {
        Absentees absentees = Absentees.of(roster);
        if (!store.state().absentees().equals(Optional.of(absentees))) {
            store.access().record(List.of(Entry.Absent.of(absentees)));
        }
    }
}
