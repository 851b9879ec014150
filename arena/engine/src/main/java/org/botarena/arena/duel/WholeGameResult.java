package org.botarena.arena.duel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.botarena.arena.jass.WholeGame;
import org.botarena.arena.record.Fault;
import org.botarena.arena.replay.BriefFault;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;

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

        List<BriefFault> faults,
        @JsonIgnore Sentence text) {
    static WholeGameResult of(WholeGame game, TargetScore goal) {
        if (game.end() instanceof WholeGame.End.Reached reached) {
            String first = game.entrants().get(reached.team());
            return of(game, first, List.of(), Sentence.of("match.whole.reached", game.turns(), first, goal.points()));
        }
        List<Fault> faults = ((WholeGame.End.Faulted) game.end()).faults();
        Sentence lost = faults.stream()
                .map(fault -> Sentence.of(
                        "match.whole.fault",
                        game.entrants().get(fault.player() % 2),
                        fault.verdict().sentence()))
                .distinct()
                .reduce((one, other) -> Sentence.of("error.comma", one, other))
                .orElseThrow();
        return of(game, null, faults, Sentence.of("match.whole.turn", game.turns(), lost));
    }

    private static WholeGameResult of(WholeGame game, String first, List<Fault> faults, Sentence end) {
        String id = game.id();
        List<String> entrants = game.entrants();
        Sentence line = Sentence.of(
                "match.whole",
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
                faults.stream().map(BriefFault::of).toList(),
                line);
    }
}
