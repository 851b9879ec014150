package org.botarena.arena.replay;

import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.venue.Failed;

/**
 * Which games on file are looked at. Immutable.
 *
 * @param entrant a player of the game
 * @param opponent another of its players
 * @param faults whether only games that ended by a fault are, of the entrant if one is named
 * @param won whether only games that the entrant won are
 */
public record GameChoice(Optional<String> entrant, Optional<String> opponent, boolean faults, boolean won) {
    /** Whether it is one of those. */
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
     * Says that no game is like that, where the reason is a name that nobody has.
     *
     * @param names of all who sit in the games
     */
    void requireKnown(SortedSet<String> names) {
        named().filter(name -> !names.contains(name)).findFirst().ifPresent(name -> {
            throw new Failed("nobody in these games is called '%s'%s"
                    .formatted(
                            name,
                            Suggestion.to(name, names)
                                    .map(": did you mean %s?"::formatted)
                                    .orElse("; there are " + String.join(", ", names))));
        });
    }
}
