package org.botarena.arena.report.page;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Worker;
import org.botarena.arena.report.games.SavedMoves;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;

/**
 * A game as the viewer steps through it; the components are the JSON's fields. Immutable.
 *
 * @param opening how many plies of it the arena played
 * @param plies in order
 * @param pictures of the start and after each ply; null: its plies do not follow the rules
 * @param scores by seat; none: it has no result
 * @param tally what was counted to decide it, 40-24; null: nothing, or a fault decided it
 * @param faults of each: seat, ply, kind, reason
 * @param marked why the result took the place of another; null: it did not
 * @param worker the machine of a cluster that played it; null: the organizer's
 */
public record ViewedGame(
        int opening,
        List<Ply> plies,
        @OrNull List<List<List<Object>>> pictures,
        List<Double> scores,
        @OrNull String tally,
        List<List<Object>> faults,
        @OrNull String marked,

        @OrNull @JsonInclude(JsonInclude.Include.NON_NULL) String worker) {
    /** Of a saved game, with its pictures among others, told in a language. */
    public static <P extends Position<P>> ViewedGame of(SavedMoves<P> saved, PackedPictures packed, Language language) {
        GameRecord game = saved.game();
        return new ViewedGame(
                game.fixture().opening().size(),
                game.plies(),
                saved.isWhole() ? pictures(saved, packed) : null,
                game.scores(),
                tally(saved).orElse(null),
                game.faults().stream()
                        .map(fault -> List.<Object>of(
                                fault.player(),
                                fault.ply(),
                                language.named("kind", fault.verdict().kind()),
                                fault.verdict().sentence().in(language)))
                        .toList(),
                game.marked().map(why -> why.in(language)).orElse(null),
                Optional.ofNullable(game.attempt())
                        .flatMap(Attempt::worker)
                        .map(Worker::name)
                        .orElse(null));
    }

    private static <P extends Position<P>> List<List<List<Object>>> pictures(
            SavedMoves<P> saved, PackedPictures packed) {
        List<SavedMoves.Step<P>> steps = saved.steps();
        List<Long> moves = steps.stream().skip(1).map(SavedMoves.Step::move).toList();
        return IntStream.range(0, steps.size())
                .mapToObj(ply -> packed.add(saved.rules().picture(steps.get(ply).position(), moves.subList(0, ply))))
                .toList();
    }

    private static <P extends Position<P>> Optional<String> tally(SavedMoves<P> saved) {
        GameRecord game = saved.game();
        if (!saved.isWhole() || game.isDisturbed() || !game.faults().isEmpty()) {
            return Optional.empty();
        }
        P last = saved.steps().get(saved.steps().size() - 1).position();
        return last.turn() == Position.OVER ? saved.rules().tally(last) : Optional.empty();
    }
}
