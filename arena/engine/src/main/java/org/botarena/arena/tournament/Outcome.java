package org.botarena.arena.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.match.Attempt;
import org.botarena.arena.match.Fault;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Ply;
import org.botarena.arena.sandbox.Footprint;

/**
 * What a game counts in the tables. Immutable.
 *
 * @param id of the game
 * @param first the side of seat 0
 * @param second the other side
 */
public record Outcome(String id, Side first, Side second) {
    /**
     * What a game counts for one entrant. Immutable.
     *
     * @param entrant its name
     * @param points 1, 0.5 or 0
     * @param difference own score minus the other's, in the game's unit
     * @param faults the kinds of its faults: {@code late}
     * @param moves how many it made
     * @param totalMs milliseconds that they took
     * @param worstMs milliseconds that the longest took
     * @param idleCpuMs milliseconds of CPU time that it used while it was not asked; empty where nobody measured
     */
    public record Side(
            String entrant,
            double points,
            double difference,
            List<String> faults,
            int moves,
            double totalMs,
            double worstMs,
            OptionalDouble idleCpuMs) {
        /** Copies the list. */
        public Side {
            faults = List.copyOf(faults);
        }
    }

    /** What a game with a result counts. */
    public static Outcome of(Rules<?> rules, GameRecord game) {
        int second = IntStream.range(0, rules.players())
                .filter(seat -> rules.team(seat) != rules.team(0))
                .findFirst()
                .orElseThrow();
        return new Outcome(game.pairing().id(), side(rules, game, 0), side(rules, game, second));
    }

    /**
     * The points of each seat. A team wins iff its score exceeds every other's; equal best is a draw; a team at fault
     * has lost, also when all are.
     *
     * @param attempt one with a result
     */
    public static List<Double> points(Rules<?> rules, Attempt attempt) {
        Set<Integer> atFault = new HashSet<>();
        attempt.faults().forEach(fault -> atFault.add(rules.team(fault.player())));
        return IntStream.range(0, rules.players())
                .mapToObj(seat -> {
                    double ahead = difference(rules, attempt, seat);
                    return atFault.contains(rules.team(seat)) || ahead < 0 ? 0.0 : ahead > 0 ? 1.0 : 0.5;
                })
                .toList();
    }

    /** Whether an agent's fault ended it. */
    public boolean isFaulted() {
        return !first.faults.isEmpty() || !second.faults.isEmpty();
    }

    /** Whether both lost by their faults, which says nothing of their strength. */
    boolean isFaultOfBoth() {
        return !first.faults.isEmpty() && !second.faults.isEmpty();
    }

    /** What the two games of a pair have in common: the id without the seating. */
    String meeting() {
        return id.replaceFirst("-[ab]-", "-");
    }

    private static Side side(Rules<?> rules, GameRecord game, int seat) {
        Attempt result = game.result();
        List<Ply> plies = result.plies().stream()
                .filter(ply -> ply.player() >= 0 && rules.team(ply.player()) == rules.team(seat))
                .toList();
        List<String> faults = result.faults().stream()
                .filter(fault -> rules.team(fault.player()) == rules.team(seat))
                .map(Fault::verdict)
                .map(verdict -> verdict.kind())
                .toList();
        return new Side(
                game.pairing().seats().get(seat).name(),
                points(rules, result).get(seat),
                difference(rules, result, seat),
                faults,
                plies.size(),
                plies.stream().mapToDouble(Ply::wallMs).sum(),
                plies.stream().mapToDouble(Ply::wallMs).max().orElse(0),
                idle(rules, result, seat));
    }

    private static OptionalDouble idle(Rules<?> rules, Attempt result, int seat) {
        List<Footprint> bySeat = result.footprints();
        return bySeat.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(IntStream.range(0, bySeat.size())
                        .filter(other -> rules.team(other) == rules.team(seat))
                        .mapToDouble(other -> bySeat.get(other).idleCpuMs())
                        .sum());
    }

    /** A seat's score minus the best of the other teams. */
    private static double difference(Rules<?> rules, Attempt attempt, int seat) {
        OptionalDouble best = IntStream.range(0, rules.players())
                .filter(other -> rules.team(other) != rules.team(seat))
                .mapToDouble(attempt.scores()::get)
                .max();
        return attempt.scores().get(seat) - best.orElseThrow();
    }
}
