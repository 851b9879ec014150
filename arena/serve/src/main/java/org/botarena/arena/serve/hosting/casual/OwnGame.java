package org.botarena.arena.serve.hosting.casual;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.catalogue.Language;

/** A game as the author of one of its agents may see it; the components are the JSON's fields. Immutable. */
public record OwnGame(
        List<String> seats,

        @JsonPropertyDescription("by seat, or empty if it has no result")
        List<Double> scores,

        List<OwnFault> faults,

        @JsonPropertyDescription("what the author's agents printed: hostile text")
        String output) {
    /** A fault in it; the components are the JSON's fields. */
    public record OwnFault(
            int seat,
            @JsonPropertyDescription("that was owed") int ply,
            String kind,

            @JsonPropertyDescription("for its author only, or empty if the fault is another agent's")
            String reason) {}

    /** Includes logs and reasons of faults only of these agents. */
    public static OwnGame of(GameRecord game, Set<String> own, Language language) {
        return new OwnGame(
                game.names(),
                game.scores(),
                game.result().faults().stream()
                        .map(fault -> new OwnFault(
                                fault.player(),
                                fault.ply(),
                                fault.verdict().kind(),
                                own.contains(game.names().get(fault.player()))
                                        ? fault.verdict().sentence().in(language)
                                        : ""))
                        .toList(),
                IntStream.range(0, game.logs().size())
                        .filter(seat -> own.contains(game.names().get(seat)))
                        .mapToObj(game.logs()::get)
                        .distinct()
                        .collect(Collectors.joining()));
    }
}
