package org.botarena.arena.cli.record;

import java.util.List;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;

/**
 * A game on file with its positions, as {@code --json} prints it.
 *
 * @param id of the game
 * @param game with its options
 * @param entrants by player
 * @param scores by player; none if it was not played
 * @param winners the players who won
 * @param faults that ended it
 * @param moments the start, then the position after each ply
 */
record ReplayJson(
        String id,
        String game,
        List<String> entrants,
        List<Double> scores,
        List<Integer> winners,
        List<Fault> faults,
        List<Moment> moments) {
    /** Who was at fault at which ply, the verdict, and why. */
    record Fault(int player, int ply, String kind, String reason) {}

    /**
     * A moment of it.
     *
     * @param plies that were played before
     * @param position its text
     * @param move that led there; null: the start
     * @param by the player who chose it; null: an opening, chance or a forced move
     * @param wallMs how long that took; null where nobody chose
     */
    record Moment(int plies, String position, String move, Integer by, Double wallMs) {}

    static <P extends Position<P>> ReplayJson of(Recorded<P> recorded) {
        GameRecord game = recorded.game();
        return new ReplayJson(
                game.id(),
                game.game(),
                game.names(),
                game.scores(),
                !game.isDisturbed() ? game.winners() : List.of(),
                recorded.faults().stream()
                        .map(fault -> new Fault(
                                fault.player(),
                                fault.ply(),
                                fault.verdict().kind(),
                                fault.verdict().reason()))
                        .toList(),
                IntStream.rangeClosed(0, recorded.plies())
                        .mapToObj(plies -> moment(recorded, plies))
                        .toList());
    }

    private static <P extends Position<P>> Moment moment(Recorded<P> recorded, int plies) {
        String position = recorded.positions().get(plies).toString();
        if (plies == 0) {
            return new Moment(0, position, null, null, null);
        }
        Ply ply = recorded.game().plies().get(plies - 1);
        boolean isChosen = ply.player() >= 0;
        return new Moment(
                plies,
                position,
                ply.move(),
                isChosen ? (Integer) ply.player() : null,
                isChosen ? (Double) ply.wallMs() : null);
    }

    /** The same with one moment alone. */
    ReplayJson at(int plies) {
        return new ReplayJson(id, game, entrants, scores, winners, faults, List.of(moments.get(plies)));
    }
}
