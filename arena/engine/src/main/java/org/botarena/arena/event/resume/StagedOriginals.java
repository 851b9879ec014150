package org.botarena.arena.event.resume;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Program;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoredEntrant;
import org.botarena.arena.venue.Failed;

/** Stages entrants of a recorded tournament again, from their stored originals. */
public final class StagedOriginals {
    private StagedOriginals() {}

    /**
     * Returns the entrant with a newly staged copy.
     *
     * @throws Failed if its original is missing, has changed, or may no longer play
     */
    public static Entrant of(StoredEntrant one, Store store, Admission admission) {
        Examined copy = admission.examineAgain(store.entrants().original(one), one.isSample());
        if (!(copy instanceof Admitted jar)) {
            throw new Failed("the original of %s may not play any more: %s".formatted(one.name(), copy));
        }
        if (jar.program() instanceof Program.Engine && !store.isMadeHere(UserKey.usual())) {
            throw new Failed(
                    ("%s is an engine, and %s was not made by this user's arena: what others wrote does not name a"
                                    + " program of this machine. --replace it by a descriptor of your own, or --withdraw it.")
                            .formatted(one.name(), store.folder()));
        }
        if (!jar.sha256().equals(one.sha256())) {
            throw new Failed(
                    "the original of %s, %s, is damaged: its SHA-256 is another. Bring it back from a backup, or"
                                    .formatted(one.name(), store.entrants().original(one))
                            + " --replace it.");
        }
        return one.staged(jar);
    }

    /**
     * Returns a game with the jars that played it, which may have been replaced since.
     *
     * @throws Failed if one of them can no longer play
     */
    public static ScheduledGame of(ScheduledGame game, Store store, Admission admission) {
        Map<String, StoredEntrant> enlisted =
                store.entrants().everyone().stream().collect(Collectors.toMap(StoredEntrant::key, Function.identity()));
        Map<String, Entrant> fit = game.seats().stream()
                .map(Entrant::key)
                .distinct()
                .collect(Collectors.toMap(Function.identity(), key -> of(enlisted.get(key), store, admission)));
        return new ScheduledGame(
                game.id(),
                game.fixture(),
                game.seats().stream().map(entrant -> fit.get(entrant.key())).toList(),
                game.seeds(),
                game.recorded(),
                game.isLast());
    }
}
