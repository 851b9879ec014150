package org.botarena.arena.tournament;

import java.util.Comparator;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;

/** Tells positions that are images of each other under a game's symmetries. Immutable. */
final class Images<P extends Position<P>> {
    /** By hash first, since writing a text takes much longer. */
    private final Comparator<P> order =
            Comparator.<P>comparingInt(Object::hashCode).thenComparing(Object::toString);

    private final List<Symmetry<P>> symmetries;

    Images(Rules<P> rules) {
        symmetries = rules.symmetries();
    }

    /**
     * The same one for all images of a position: a key to compare, in this JVM alone, not a position to play. It knows
     * only whole sets of symmetries, in which one after another is a third.
     */
    P first(P position) {
        P first = position;
        for (Symmetry<P> symmetry : symmetries) {
            P image = symmetry.of(position);
            first = order.compare(image, first) < 0 ? image : first;
        }
        return first;
    }
}
