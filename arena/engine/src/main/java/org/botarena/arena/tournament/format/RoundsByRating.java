package org.botarena.arena.tournament.format;

import java.util.List;
import org.botarena.arena.text.catalogue.Sentence;

/** A format in which the ratings so far choose the pairings. */
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

    /** The number of bouts if every two entrants met. */
    @Override
    default long games(Participants field) {
        return RoundRobin.games(field.entrants().size(), field.pairs());
    }

    @Override
    default Sentence places() {
        return Sentence.of("places.ladder");
    }
}
