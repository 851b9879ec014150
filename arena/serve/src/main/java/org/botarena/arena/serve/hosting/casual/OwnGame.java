package org.botarena.arena.serve.hosting.casual;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A game as the author of one of its agents sees it: with what that agent printed, and why it lost. The components are the JSON's
 * fields. Immutable.
 *
 * @param seats the names by seat
 * @param plies the moves, in notation
 * @param scores by seat; none: it has no result
 * @param faults that ended it
 * @param output what the author's agents printed, with stack traces: hostile text
 */
public record OwnGame(List<String> seats, List<String> plies, List<Double> scores, List<Reason> faults, String output) {
    /** Keeps copies. */
    public OwnGame {
        seats = List.copyOf(seats);
        plies = List.copyOf(plies);
        scores = List.copyOf(scores);
        faults = List.copyOf(faults);
    }

    /**
     * A fault.
     *
     * @param seat at fault
     * @param ply that it owed
     * @param kind of the verdict
     * @param reason for the author alone; empty: it is not his agent's
     */
    public record Reason(int seat, int ply, String kind, Sentence reason) {}

    /** What the author of these agents may see of a game. */
    static OwnGame of(GameRecord game, Set<String> own) {
        List<String> seats = game.names();
        return new OwnGame(
                seats,
                game.result().plies().stream().map(Ply::move).toList(),
                game.result().scores(),
                game.result().faults().stream()
                        .map(fault -> new Reason(
                                fault.player(),
                                fault.ply(),
                                fault.verdict().kind(),
                                own.contains(seats.get(fault.player()))
                                        ? fault.verdict().sentence()
                                        : Sentence.NONE))
                        .toList(),
                IntStream.range(0, game.logs().size())
                        .filter(seat -> own.contains(seats.get(seat)))
                        .mapToObj(game.logs()::get)
                        .distinct()
                        .collect(Collectors.joining()));
    }

    /** The same with its reasons in a language. */
    OwnGame in(Language language) {
        return new OwnGame(
                seats,
                plies,
                scores,
                faults.stream()
                        .map(fault -> new Reason(
                                fault.seat(),
                                fault.ply(),
                                fault.kind(),
                                Sentence.quote(fault.reason().in(language))))
                        .toList(),
                output);
    }

    /**
     * What was kept.
     *
     * @throws IllegalStateException if it is damaged
     */
    static OwnGame parse(String json) {
        try {
            return StableJson.value(json, OwnGame.class);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("a test game on file is damaged: " + json, e);
        }
    }

    /** The same as it is kept. */
    String json() {
        return StableJson.text(this);
    }
}
