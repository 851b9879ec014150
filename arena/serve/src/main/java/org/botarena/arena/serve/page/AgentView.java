package org.botarena.arena.serve.page;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.watch.GameLine;
import org.botarena.arena.serve.watch.PlayingGame;
import org.botarena.arena.serve.watch.Snapshot;

/** What there is to see of an agent; the components are the JSON's fields. Immutable. */
record AgentView(
        @JsonPropertyDescription("its line in the standings")
        Row standing,

        @JsonPropertyDescription("how it did against each other, in the order of the standings")
        List<Against> against,

        @JsonPropertyDescription("its own, by kind") Map<String, Integer> faults,

        @JsonPropertyDescription("the ids of its games in play")
        List<String> playing,

        @JsonPropertyDescription("of its author, the newest first")
        List<AgentVersion> versions) {
    /** Its games against one other; the components are the JSON's fields. */
    record Against(String agent, int games, double points, int wins, int draws, int losses) {
        private Against with(double more) {
            return new Against(
                    agent,
                    games + 1,
                    points + more,
                    wins + (more == 1 ? 1 : 0),
                    draws + (more == 0.5 ? 1 : 0),
                    losses + (more == 0 ? 1 : 0));
        }
    }

    /** Of the agent of a row. */
    static AgentView of(Row row, Snapshot now, List<AgentVersion> versions) {
        Map<String, Against> against = new LinkedHashMap<>();
        now.standings().stream()
                .map(Row::agent)
                .filter(other -> !other.equals(row.agent()))
                .forEach(other -> against.put(other, new Against(other, 0, 0, 0, 0, 0)));
        Map<String, Integer> faults = new TreeMap<>();
        for (GameLine game : now.games()) {
            int side = game.sides().indexOf(row.agent());
            if (side >= 0) {
                against.computeIfPresent(
                        game.sides().get(1 - side),
                        (other, sum) -> sum.with(game.points().get(side)));
                game.faults().getOrDefault(row.agent(), List.of()).forEach(kind -> faults.merge(kind, 1, Integer::sum));
            }
        }
        return new AgentView(
                row,
                List.copyOf(against.values()),
                faults,
                now.playing().stream()
                        .filter(game -> game.seats().contains(row.agent()))
                        .map(PlayingGame.View::id)
                        .toList(),
                versions);
    }
}
