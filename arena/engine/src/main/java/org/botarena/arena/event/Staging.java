package org.botarena.arena.event;

import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.entry.Enlisted;
import org.botarena.arena.venue.Failed;

/** Makes entrants of a tournament on file fit to play again, from the originals that it kept. */
public final class Staging {
    private Staging() {}

    /**
     * One of them, with a copy that was staged anew.
     *
     * @throws Failed if its original is missing, has changed, or may not play any more
     */
    public static Entrant of(Enlisted one, Store store, Admission admission) {
        Examined copy = admission.examineAgain(store.entrants().original(one), one.isSample());
        if (!(copy instanceof Admitted jar)) {
            throw new Failed("the original of %s may not play any more: %s".formatted(one.name(), copy));
        }
        if (!jar.sha256().equals(one.sha256())) {
            throw new Failed(
                    "the original of %s, %s, is damaged: its SHA-256 is another. Bring it back from a backup, or"
                                    .formatted(one.name(), store.entrants().original(one))
                            + " --replace it.");
        }
        return one.staged(jar);
    }
}
