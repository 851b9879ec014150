package org.botarena.arena.serve.page;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.view.PlayingGame;
import org.botarena.arena.view.Snapshot;

/** An agent's data for its page; the components are the JSON's fields. Immutable. */
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
    /** Its games against one opponent; the components are the JSON's fields. */
    record Against(String agent, int games, double points, int wins, int draws, int losses) {
        private static Against of(String agent, Crosstable.Cell cell) {
            return new Against(agent, cell.games(), cell.points(), cell.wins(), cell.draws(), cell.losses());
        }

        String balance() {
            return wins + "\u2013" + draws + "\u2013" + losses;
        }
    }

    /** The opponents that it has met. */
    List<Against> played() {
        return against.stream().filter(one -> one.games > 0).toList();
    }

    private static List<String> playing(Row row, Snapshot now) {
        return now.playing().stream()
                .filter(game -> game.seats().contains(row.agent()))
                .map(PlayingGame.View::id)
                .toList();
    }

    /** Makes the view of the agent in a row. */
    static AgentView of(Row row, Snapshot now, Show show) {
        if (!row.isTold()) {
            return new AgentView(row, List.of(), Map.of(), playing(row, now), List.of());
        }
        Crosstable crosstable = show.view().crosstable(row.entrant());
        return new AgentView(
                row,
                now.standings().stream()
                        .filter(other -> !other.agent().equals(row.agent()))
                        .map(other -> Against.of(other.agent(), crosstable.cell(row.entrant(), other.entrant())))
                        .toList(),
                row.standing().faults(),
                playing(row, now),
                show.versions(row.name()));
    }
}
