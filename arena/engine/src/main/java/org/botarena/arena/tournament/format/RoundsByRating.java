package org.botarena.arena.tournament.format;

import java.util.List;
import org.botarena.arena.text.catalogue.Sentence;

/** A format in which the ratings so far choose who meets whom. */
interface RoundsByRating extends Format {
    @Override
    default int entry(Participants field, List<List<Score>> played) {
        return played.size();
    }

    @Override
    default boolean isLadder() {
        return true;
    }

    @Override
    default boolean isFixed() {
        return false;
    }

    /** As many as all would need to meet so often. */
    @Override
    default long games(Participants field) {
        return RoundRobin.games(field.entrants().size(), field.pairs());
    }

    @Override
    default Sentence places() {
        return Sentence.of("places.ladder");
    }
}
