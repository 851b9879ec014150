package org.botarena.arena.cli.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.botarena.api.Position;
import org.botarena.arena.cli.judge.Judge;
import org.botarena.arena.cli.judge.MoveAssessment;
import org.botarena.arena.cli.record.Recorded;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Ply;

/**
 * A game that was read: what each move of some players was worth, in the order of the game. Immutable.
 *
 * @param <P> the positions of the game
 * @param recorded the game
 * @param remarks one for each of those moves
 * @param atFaults what the position was worth at each fault of theirs, where somebody was to move
 * @param method how opinions came about
 */
record Explanation<P extends Position<P>>(
        Recorded<P> recorded, List<MoveComment> remarks, List<AtFault> atFaults, String method) {
    Explanation {
        remarks = List.copyOf(remarks);
        atFaults = List.copyOf(atFaults);
    }

    /** A fault, and how its player stood. */
    record AtFault(Fault fault, Optional<MoveAssessment> judgement) {}

    /**
     * Reads a game.
     *
     * @param seats whose moves are judged
     * @param nodes what a search may look at for an opinion
     */
    static <P extends Position<P>> Explanation<P> of(Recorded<P> recorded, Set<Integer> seats, long nodes) {
        Judge<P> judge = Judge.of(recorded.rules(), nodes);
        List<AtFault> atFaults = new ArrayList<>();
        for (Fault fault : recorded.faults()) {
            if (seats.contains(fault.player())) {
                atFaults.add(new AtFault(fault, standing(recorded, fault, judge)));
            }
        }
        List<MoveComment> remarks = new ArrayList<>();
        for (int i = recorded.plies() - 1; i >= 0; i--) {
            Ply ply = recorded.game().plies().get(i);
            if (ply.player() >= 0 && seats.contains(ply.player())) {
                P position = recorded.positions().get(i);
                MoveAssessment judgement = judge.judge(position, position.parse(ply.move()));
                remarks.add(
                        0, new MoveComment(ply, recorded.seats().get(ply.player()), judgement, left(recorded, ply)));
            }
        }
        return new Explanation<>(recorded, remarks, atFaults, judge.method());
    }

    private static OptionalDouble left(Recorded<?> recorded, Ply ply) {
        return recorded.game().wasPlayedHere()
                ? OptionalDouble.of(Math.max(0, recorded.game().granted().moveMs() - ply.wallMs()))
                : OptionalDouble.empty();
    }

    private static <P extends Position<P>> Optional<MoveAssessment> standing(
            Recorded<P> recorded, Fault fault, Judge<P> judge) {
        P position = recorded.positions().get(fault.ply());
        return position.turn() == fault.player() ? Optional.of(judge.judge(position, Position.NONE)) : Optional.empty();
    }

    /** The last move with which a player gave the game away; empty if none did. */
    Optional<MoveComment> turningPoint() {
        return remarks.stream()
                .filter(remark -> remark.judgement().isTurningPoint())
                .reduce((first, second) -> second);
    }

    /** The move that gave away most; empty if none gave away anything worth a line. */
    Optional<MoveComment> costliest() {
        return remarks.stream()
                .filter(remark -> remark.judgement().isNotable())
                .max((one, other) ->
                        Double.compare(one.judgement().loss(), other.judgement().loss()));
    }
}
