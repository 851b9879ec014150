package org.botarena.arena.report.page;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Worker;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.play.internal.Referee;

/** A game as the viewer steps through it; the components are the JSON's fields. Immutable. */
public record ViewedGame(
        @JsonPropertyDescription("how many plies of it the arena played")
        int opening,

        @JsonPropertyDescription(
                "each: move, player, wallMs, cpuMs, stallMs, excused, said; values at the end that are -1, 0 or missing are left out")
        List<Ply> plies,

        @JsonPropertyDescription("of the start and after each ply; null: its plies do not follow the rules") @OrNull
        List<PackedPicture> pictures,

        @JsonPropertyDescription(
                "what each side has at the start and after each ply: discs, points, or null if the game counts nothing, or the plies do not follow its rules")
        @OrNull
        List<List<Integer>> counts,

        @JsonPropertyDescription("by seat, or empty if it has no result")
        List<Double> scores,

        @JsonPropertyDescription("what was counted to decide it, 40-24; null: nothing, or a fault decided it") @OrNull
        String tally,

        List<ViewedFault> faults,

        @JsonPropertyDescription("why the result took the place of another, or null if it did not") @OrNull
        String marked,

        @JsonPropertyDescription(
                "milliseconds on the clock of each ply's player after it; missing: each move had its own time")
        @OrNull
        @JsonInclude(JsonInclude.Include.NON_NULL)
        List<Double> leftMs,

        @JsonPropertyDescription("the machine of a cluster that played it; missing: the organizer's")
        @OrNull
        @JsonInclude(JsonInclude.Include.NON_NULL)
        String worker) {
    /** A fault in it. */
    public record ViewedFault(
            int seat,
            @JsonPropertyDescription("that was owed") int ply,
            @JsonPropertyDescription("in words") String kind,
            String reason) {}

    /** Makes a viewable game: adds its pictures to the others, and its texts in a language. */
    public static <P extends Position<P>> ViewedGame of(
            Rules<P> rules, GameRecord game, PackedPictures packed, Language language) {
        Optional<Referee<P>> played = replay(rules, game);
        return new ViewedGame(
                game.fixture().opening().size(),
                game.plies(),
                played.map(referee -> pictures(rules, referee, packed)).orElse(null),
                played.map(referee ->
                                referee.positions().stream().map(rules::counts).toList())
                        .filter(counts -> !counts.get(0).isEmpty())
                        .orElse(null),
                game.scores(),
                played.flatMap(referee -> tally(rules, game, referee.position()))
                        .orElse(null),
                game.faults().stream()
                        .map(fault -> new ViewedFault(
                                fault.player(),
                                fault.ply(),
                                language.named("kind", fault.verdict().kind()),
                                fault.verdict().sentence().in(language)))
                        .toList(),
                game.marked().map(why -> why.in(language)).orElse(null),
                game.leftMs(),
                Optional.ofNullable(game.attempt())
                        .flatMap(Attempt::worker)
                        .map(Worker::name)
                        .orElse(null));
    }

    private static <P extends Position<P>> Optional<Referee<P>> replay(Rules<P> rules, GameRecord game) {
        try {
            return Optional.of(game.replay(rules));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // the record is damaged or forged: the viewer shows its moves without boards
        }
    }

    private static <P extends Position<P>> List<PackedPicture> pictures(
            Rules<P> rules, Referee<P> played, PackedPictures packed) {
        List<P> positions = played.positions();
        List<Long> moves = played.moves();
        return IntStream.range(0, positions.size())
                .mapToObj(ply -> packed.add(rules.picture(positions.get(ply), moves.subList(0, ply))))
                .toList();
    }

    private static <P extends Position<P>> Optional<String> tally(Rules<P> rules, GameRecord game, P last) {
        boolean isCounted = !game.isDisturbed() && game.faults().isEmpty() && last.turn() == Position.OVER;
        return isCounted ? rules.tally(last) : Optional.empty();
    }
}
