package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.text.OrNull;

/**
 * What a room should hear of, beside moves and results; the components are the JSON's fields. Immutable.
 *
 * @param kind {@code fault}: an agent lost by it; {@code excused}: an answer came late and is played, since the machine took as
 *     much time; {@code disturbed}: the machine disturbed a game, and it is played again; {@code unplayed}: it is given up
 * @param game its id
 * @param agents whom it is about, ids
 * @param ply at which it happened; null: none
 * @param fault the kind of the fault; null: it is none
 * @param time UTC
 */
public record Happening(
        String kind,
        String game,
        List<String> agents,
        @OrNull Integer ply,
        @OrNull String fault,
        String time) {
    static final String FAULT = "fault";
    static final String EXCUSED = "excused";
    static final String DISTURBED = "disturbed";
    static final String UNPLAYED = "unplayed";

    /** The faults by which a game has ended. */
    static List<Happening> faults(JsonNode game) {
        List<Happening> faults = new ArrayList<>();
        game.path("faults")
                .forEach(fault -> faults.add(new Happening(
                        FAULT,
                        game.path("id").asText(),
                        List.of(AgentId.of(fault.path("entrant").asText())),
                        fault.path("ply").asInt(),
                        fault.path("kind").asText(),
                        game.path("time").asText())));
        return faults;
    }

    /** A late answer that counts. */
    static Happening excused(JsonNode ply, List<String> seats) {
        return new Happening(
                EXCUSED,
                ply.path("id").asText(),
                List.of(AgentId.of(seats.get(ply.path("player").asInt()))),
                ply.path("ply").asInt(),
                null,
                ply.path("time").asText());
    }

    /** A game that the machine disturbed, or that was given up. */
    static Happening of(String kind, JsonNode game) {
        List<String> agents = new ArrayList<>();
        game.path("seats").forEach(seat -> agents.add(AgentId.of(seat.asText())));
        return new Happening(
                kind,
                game.path("id").asText(),
                agents.stream().distinct().toList(),
                null,
                null,
                game.path("time").asText());
    }
}
