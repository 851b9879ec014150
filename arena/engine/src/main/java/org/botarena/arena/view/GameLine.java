package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.text.JsonText;

/** A game that has ended, in a list; the components are the JSON's fields. Immutable. */
public record GameLine(
        @JsonPropertyDescription("of the game") String id,

        @JsonPropertyDescription("the ids of the agents; the first moves first")
        List<String> sides,

        @JsonPropertyDescription("of each side: 1, 0.5 or 0")
        List<Double> points,

        @JsonPropertyDescription("of the scores, from each side")
        List<Double> differences,

        @JsonPropertyDescription("the number of the pair of games that begin alike, from 0")
        int opening,

        @JsonPropertyDescription("that agents made") int moves,
        @JsonPropertyDescription("the longest of them") double worstMs,

        @JsonPropertyDescription("the kinds of each side's faults, by the id of the agent")
        Map<String, List<String>> faults) {
    static GameLine of(Outcome game) {
        List<Outcome.Side> sides = List.of(game.first(), game.second());
        return new GameLine(
                game.id(),
                sides.stream().map(side -> AgentId.of(side.entrant())).toList(),
                sides.stream().map(Outcome.Side::points).toList(),
                sides.stream().map(Outcome.Side::difference).toList(),
                game.pair(),
                game.first().moves() + game.second().moves(),
                JsonText.rounded(Math.max(game.first().worstMs(), game.second().worstMs())),
                sides.stream()
                        .filter(side -> !side.faults().isEmpty())
                        .collect(Collectors.toMap(
                                side -> AgentId.of(side.entrant()),
                                Outcome.Side::faults,
                                (one, other) -> Stream.concat(one.stream(), other.stream())
                                        .toList(),
                                TreeMap::new)));
    }
}
