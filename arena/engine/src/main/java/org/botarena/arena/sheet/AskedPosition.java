package org.botarena.arena.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.botarena.api.Position;
import org.botarena.api.picture.Picture;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.MoveAssessment;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Ply;
import org.botarena.arena.replay.Playback;

/**
 * A position that an author is asked about, where their agent was to move. Immutable.
 *
 * @param game the position's game
 * @param ply the number of plies before it
 * @param seat the agent's
 * @param judged the value of the move, or empty if the agent made none there, or was not to move
 * @param fault that the agent committed there
 */
record AskedPosition(Playback<?> game, int ply, int seat, Optional<MoveAssessment> judged, Optional<Fault> fault) {
    /** A fault first, then a move that lost the game, then the largest mistakes, then the closest decisions. */
    private static final Comparator<AskedPosition> MOST_DECISIVE = Comparator.comparing(
                    (AskedPosition asked) -> !(asked.isDecisive() && asked.isLost()))
            .thenComparing(asked -> !asked.isDecisive())
            .thenComparing(asked -> asked.fault.isEmpty())
            .thenComparing(
                    asked -> !asked.judged.map(MoveAssessment::isTurningPoint).orElse(false))
            .thenComparing(asked -> -asked.judged.map(MoveAssessment::weight).orElse(0.0))
            .thenComparing(asked ->
                    Math.abs(asked.judged.map(MoveAssessment::bestValue).orElse(0.0)));

    /** The positions that deserve questions most in some judged games: one of each game before a second one. */
    static List<AskedPosition> of(List<Explanation> games, int most) {
        List<AskedPosition> all = new ArrayList<>();
        games.forEach(game -> all.addAll(of(game)));
        all.sort(MOST_DECISIVE);
        Set<String> known = new HashSet<>();
        all.removeIf(asked -> !known.add(asked.position() + " " + asked.move()));
        Map<String, Integer> before = new HashMap<>();
        IdentityHashMap<AskedPosition, Integer> turns = new IdentityHashMap<>();
        all.forEach(asked -> turns.put(asked, before.merge(asked.game.game().id(), 1, Integer::sum)));
        return all.stream().sorted(Comparator.comparing(turns::get)).limit(most).toList();
    }

    private static List<AskedPosition> of(Explanation game) {
        List<AskedPosition> positions = new ArrayList<>();
        game.faults().keySet().stream()
                .filter(fault -> !fault.verdict().isAtStart())
                .forEach(fault -> positions.add(new AskedPosition(
                        game.playback(), fault.ply(), fault.player(), Optional.empty(), Optional.of(fault))));
        game.plies().stream()
                .map(ply -> new AskedPosition(
                        game.playback(), ply.ply(), ply.by(), Optional.of(ply.judgement()), Optional.empty()))
                .filter(asked -> asked.position().moves().length > 1)
                .forEach(positions::add);
        return positions;
    }

    Position<?> position() {
        return game.positions().get(ply);
    }

    /** The agent's view of the position. */
    Picture picture() {
        return picture(game);
    }

    private <P extends Position<P>> Picture picture(Playback<P> playback) {
        return playback.rules()
                .picture(
                        playback.positions().get(ply).seenBy(seat),
                        playback.moves().subList(0, ply));
    }

    /** The agent's ply there, or empty if a fault ended the game. */
    Optional<Ply> played() {
        return fault.isPresent()
                ? Optional.empty()
                : Optional.of(game.game().plies().get(ply));
    }

    private String move() {
        return played().map(Ply::move).orElse("");
    }

    /** Whether the agent made a mistake there. */
    boolean isDecisive() {
        return fault.isPresent() || judged.filter(MoveAssessment::isNotable).isPresent();
    }

    /** Whether its agent lost the game. */
    boolean isLost() {
        List<Integer> winners = game.game().winners();
        return fault.isPresent() || !(winners.isEmpty() || winners.contains(seat));
    }

    /** The number of plies that were played after it. */
    int left() {
        return game.plies() - ply;
    }
}
