package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.time.Instant;
import java.util.List;
import org.botarena.arena.news.News;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.text.OrNull;

/**
 * An incident for the audience: a fault, or a disturbance by the machine. The components are the JSON's fields.
 * Immutable.
 */
public record Happening(
        @JsonPropertyDescription(
                "'fault': an agent lost by it; 'excused': an answer came late and is played, since the machine took as much time; 'disturbed': the machine disturbed a game, and it is played again; 'unplayed': it is given up")
        String kind,

        @JsonPropertyDescription("its id") String game,

        @JsonPropertyDescription("the agents concerned, by id")
        List<String> agents,

        @JsonPropertyDescription("at which it happened; null: none") @OrNull
        Integer ply,

        @JsonPropertyDescription("the kind of the fault; null: not a fault") @OrNull
        String fault,

        @JsonPropertyDescription("UTC") String time) {
    static final String FAULT = "fault";
    static final String EXCUSED = "excused";
    static final String DISTURBED = "disturbed";
    static final String UNPLAYED = "unplayed";

    /** The faults by which a game ended. */
    static List<Happening> faults(News.GameEnded game, Instant time) {
        return game.faults().stream()
                .map(fault -> new Happening(
                        FAULT,
                        game.id(),
                        List.of(AgentId.of(fault.entrant())),
                        fault.ply(),
                        fault.kind(),
                        time.toString()))
                .toList();
    }

    /** A late answer that counts. */
    static Happening excused(News.PlyPlayed ply, String entrant, Instant time) {
        return new Happening(EXCUSED, ply.id(), List.of(AgentId.of(entrant)), ply.number(), null, time.toString());
    }

    /** A game that the machine disturbed, or that was given up. */
    static Happening of(String kind, String game, List<String> seats, Instant time) {
        List<String> agents = seats.stream().map(AgentId::of).distinct().toList();
        return new Happening(kind, game, agents, null, null, time.toString());
    }
}
