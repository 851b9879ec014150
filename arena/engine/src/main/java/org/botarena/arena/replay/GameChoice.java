package org.botarena.arena.replay;

import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.venue.Failed;

/**
 * A filter for recorded games. Immutable.
 *
 * @param entrant a player of the game
 * @param opponent another of its players
 * @param faults whether to keep only games that ended by a fault, of the entrant if one is named
 * @param won whether to keep only games that the entrant won
 */
public record GameChoice(Optional<String> entrant, Optional<String> opponent, boolean faults, boolean won) {
    /** Whether a game passes the filter. */
    boolean admits(GameRecord game) {
        return named().allMatch(game.names()::contains)
                && !(opponent.isPresent() && entrant.equals(opponent))
                && (!faults || game.faults().stream().anyMatch(fault -> isEntrant(fault.player(), game)))
                && (!won
                        || (!game.isDisturbed()
                                && game.winners().stream().anyMatch(player -> isEntrant(player, game))));
    }

    private Stream<String> named() {
        return Stream.concat(entrant.stream(), opponent.stream());
    }

    private boolean isEntrant(int player, GameRecord game) {
        return entrant.isEmpty() || entrant.get().equals(game.names().get(player));
    }

    /**
     * Fails if no game passes because a name is unknown.
     *
     * @param names of all entrants in the games
     */
    void requireKnown(SortedSet<String> names) {
        named().filter(name -> !names.contains(name)).findFirst().ifPresent(name -> {
            throw new Failed("no entrant in these games is called '%s'%s"
                    .formatted(
                            name,
                            Suggestion.to(name, names)
                                    .map(": did you mean %s?"::formatted)
                                    .orElse("; there are " + String.join(", ", names))));
        });
    }
}
