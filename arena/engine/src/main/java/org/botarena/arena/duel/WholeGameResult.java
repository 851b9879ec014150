package org.botarena.arena.duel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.jass.WholeGame;
import org.botarena.arena.record.Fault;
import org.botarena.arena.text.OrNull;

/**
 * A whole game of Jass in a match. The components are the JSON's fields. Immutable.
 *
 * @param text the game in a line
 */
record WholeGameResult(
        String id,
        List<String> entrants,
        List<Integer> points,
        int turns,

        @JsonPropertyDescription("the entrant that reached the points first, or null if a fault ended the game") @OrNull
        String first,

        List<OneFault> faults,
        @JsonIgnore String text) {
    /** A fault, by the player's seat. */
    record OneFault(int player, String kind) {
        private static OneFault of(Fault fault) {
            return new OneFault(fault.player(), fault.verdict().kind());
        }
    }

    static WholeGameResult of(WholeGame game, TargetScore goal) {
        String turn = String.format(Locale.ROOT, "turn %d: ", game.turns());
        if (game.end() instanceof WholeGame.End.Reached reached) {
            String first = game.entrant(reached.team());
            return of(
                    game,
                    first,
                    List.of(),
                    String.format(Locale.ROOT, "%s%s reached %d first", turn, first, goal.points()));
        }
        List<Fault> faults = ((WholeGame.End.Faulted) game.end()).faults();
        String lost = faults.stream()
                .map(fault -> "%s lost by a fault (%s)"
                        .formatted(
                                game.entrant(fault.player() % 2),
                                fault.verdict().reason()))
                .distinct()
                .collect(Collectors.joining(", "));
        return of(game, null, faults, turn + lost);
    }

    private static WholeGameResult of(WholeGame game, String first, List<Fault> faults, String end) {
        String id = game.pairing().id();
        List<String> entrants = List.of(game.entrant(0), game.entrant(1));
        String line = String.format(
                Locale.ROOT,
                "%s  %s %d, %s %d, %s",
                id.substring(0, id.lastIndexOf('-')),
                entrants.get(0),
                game.points().get(0),
                entrants.get(1),
                game.points().get(1),
                end);
        return new WholeGameResult(
                id,
                entrants,
                game.points(),
                game.turns(),
                first,
                faults.stream().map(OneFault::of).toList(),
                line);
    }
}
