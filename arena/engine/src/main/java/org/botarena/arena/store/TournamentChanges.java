package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

/** What changes a tournament on file but its games: each change is a line of the journal first. One thread at a time. */
public final class TournamentChanges {
    private final Store store;
    private final Recorder recorder;

    TournamentChanges(Store store, Recorder recorder) {
        this.store = store;
        this.recorder = recorder;
    }

    /**
     * Settles what the tournament is; nothing of it ever changes but the number of pairs and of games at a time, and who
     * plays. The journal's first line says it before the store is made.
     *
     * @param key of the user who holds it: {@link Store#isMadeHere} tells by it
     */
    public void settle(Settings settings, Setup setup, Provenance provenance, UserKey key) {
        setup.entrants().forEach(this::keep);
        Beginning beginning = Beginning.of(Personal.newSalt(), settings, setup, provenance);
        String id = Beginning.id(StableJson.text(beginning));
        recorder.record(
                List.of(new Entry.Begin(beginning, key.sign(Store.MADE_HERE, id).orElse(""))));
    }

    /** The original is moved to the others. */
    private void keep(Entrant entrant) {
        store.originals().take(entrant.program().original(), entrant.program().sha256());
    }

    /**
     * Goes on with as many pairs, and games at a time, as that setup has. Of what is over and stays so nothing changes.
     *
     * @param joining who is new, or has a new jar
     * @param leaving the names of those who play no more
     * @param now where the tournament stands
     */
    public void extend(Setup setup, Collection<Entrant> joining, Collection<String> leaving, RoundState now) {
        joining.forEach(this::keep);
        List<Entry> entries = new ArrayList<>();
        leaving.forEach(name -> entries.add(store.entrants().withdrawal(name, now)));
        joining.forEach(entrant -> store.entrants()
                .arrival(entrant, now, setup.field().points(entrant.name()))
                .ifPresent(entries::add));
        boolean staysOver = store.progression().state() == State.FINISHED && entries.isEmpty();
        boolean hasOtherJobs = store.state().jobs() != setup.jobs();
        if (setup.pairs() != store.pairs() || (hasOtherJobs && !staysOver)) {
            entries.add(new Entry.Extended(setup.pairs(), setup.jobs()));
        }
        if (!entries.isEmpty()) {
            recorder.record(entries);
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
            recorder.record(List.of(new Entry.Drawn(round, JournalImport.next(store.database()) - 1, bouts)));
        }
    }

    /** Records which games are going to be played again as a set. */
    public void chosen(List<String> games) {
        recorder.record(List.of(new Entry.Chosen(games)));
    }

    /**
     * Freezes what the public sees, unless it is frozen. This and the other changes of what the public sees may be made from any
     * thread, also while games are played.
     *
     * @param isWhole whether the public sees no result
     */
    public void freeze(boolean isWhole) {
        recorder.record(List.of(new FreezeEntry.Frozen(isWhole)));
    }

    /** Lets the public see the last places while the rest is frozen. */
    public void reveal(int places) {
        recorder.record(List.of(new FreezeEntry.Revealed(places)));
    }

    /** Lets the public see everything. */
    public void thaw() {
        recorder.record(List.of(new FreezeEntry.Revealed(null)));
    }

    /** Keeps what stands in the files of the folder that reports are made with, so that they can be written again. */
    public void keepSources() {
        Entry.KeptFile.NAMES.forEach(name -> {
            Path file = store.folder().resolve(name);
            try {
                if (Files.isRegularFile(file)) {
                    String text = ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND);
                    if (!text.equals(store.state().files().get(name))) {
                        recorder.record(List.of(Entry.KeptFile.of(name, named(name), text)));
                    }
                }
            } catch (IOException e) {
                throw new StoreException("cannot read %s: %s".formatted(file, e.getMessage()), e);
            }
        });
    }

    /** The entrants that such a file names, as it names them. */
    private Collection<String> named(String file) {
        return switch (file) {
            case AuthorsFile.FILE -> AuthorsFile.in(store.folder()).byEntrant().keySet();
            case Profiles.FILE -> Profiles.named(store.folder());
            default -> GradeRules.read(store.folder().resolve(file)).references();
        };
    }

    /** Notes who does not play, if others were noted before. */
    public void absentees(Roster roster) {
        Absentees absentees = Absentees.of(roster);
        if (!store.state().absentees().equals(Optional.of(absentees))) {
            recorder.record(List.of(RosterEntry.Absent.of(absentees)));
        }
    }
}
