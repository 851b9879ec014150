package org.botarena.arena.record;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.timing.accounting.ResourceUse;

/**
 * The result of a game for the tables. Immutable.
 *
 * @param id of the game
 * @param first the side of seat 0
 * @param second the other side
 */
public record Outcome(String id, Side first, Side second) {
    /**
     * The result of a game for one entrant. Immutable.
     *
     * @param entrant its name
     * @param points 1, 0.5 or 0
     * @param difference own score minus the other's, in the game's unit
     * @param faults the kinds of its faults: {@code late}
     * @param moves the number of its moves
     * @param totalMs their total time in milliseconds
     * @param worstMs the time of the longest move in milliseconds
     * @param idleCpuMs milliseconds of CPU time that it used outside of its requests, or empty if not measured
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
        public Side {
            faults = List.copyOf(faults);
        }
    }

    /** The outcome of a game with a result. An entrant plays all seats of its team. */
    public static Outcome of(GameRecord game) {
        List<String> seats = game.seats().stream().map(SeatRecord::key).toList();
        Teams teams = new Teams(seats.size(), seat -> seats.indexOf(seats.get(seat)));
        int second = teams.others(0).findFirst().orElseThrow();
        return new Outcome(game.id(), teams.side(game, 0), teams.side(game, second));
    }

    /**
     * The points of each seat. A team wins iff its score exceeds every other's; equal best is a draw; a team at fault
     * has lost, even if all are.
     *
     * @param attempt one with a result
     */
    public static List<Double> points(Rules<?> rules, Attempt attempt) {
        Teams teams = new Teams(rules.players(), rules::team);
        return IntStream.range(0, rules.players())
                .mapToObj(seat -> teams.points(attempt, seat))
                .toList();
    }

    /** Whether the entrant with that name has one of the sides. */
    public boolean isOf(String entrant) {
        return first.entrant.equals(entrant) || second.entrant.equals(entrant);
    }

    /** Whether an agent's fault ended it. */
    public boolean isFaulted() {
        return !first.faults.isEmpty() || !second.faults.isEmpty();
    }

    /** Whether both lost by their faults, which reveals nothing about their strengths. */
    public boolean isFaultOfBoth() {
        return !first.faults.isEmpty() && !second.faults.isEmpty();
    }

    /** The index of its pair. */
    public int pair() {
        return Integer.parseInt(id.substring(0, id.indexOf('-')));
    }

    /** The common part of the ids of a pair's two games: the id without the seating. */
    public String meeting() {
        return id.replaceFirst("-[ab]-", "-");
    }

    /** The teams: seats with the same number belong together. */
    private record Teams(int seats, IntUnaryOperator of) {
        IntStream others(int seat) {
            return IntStream.range(0, seats).filter(other -> !areTogether(seat, other));
        }

        boolean areTogether(int seat, int other) {
            return of.applyAsInt(seat) == of.applyAsInt(other);
        }

        double points(Attempt attempt, int seat) {
            boolean isAtFault = attempt.faults().stream().anyMatch(fault -> areTogether(seat, fault.player()));
            double ahead = difference(attempt, seat);
            return isAtFault || ahead < 0 ? 0 : ahead > 0 ? 1 : 0.5;
        }

        /** A seat's score minus the best of the other teams. */
        double difference(Attempt attempt, int seat) {
            double best = others(seat).mapToDouble(attempt.scores()::get).max().orElseThrow();
            return attempt.scores().get(seat) - best + 0.0; // never -0.0
        }

        Side side(GameRecord game, int seat) {
            Attempt result = game.result();
            List<Ply> plies = result.plies().stream()
                    .filter(ply -> ply.player() >= 0 && areTogether(seat, ply.player()))
                    .toList();
            List<String> faults = result.faults().stream()
                    .filter(fault -> areTogether(seat, fault.player()))
                    .map(fault -> fault.verdict().kind())
                    .toList();
            return new Side(
                    game.seats().get(seat).entrant(),
                    points(result, seat),
                    difference(result, seat),
                    faults,
                    plies.size(),
                    plies.stream().mapToDouble(Ply::wallMs).sum(),
                    plies.stream().mapToDouble(Ply::wallMs).max().orElse(0),
                    idle(result, seat));
        }

        private OptionalDouble idle(Attempt result, int seat) {
            List<ResourceUse> bySeat = result.footprints();
            return bySeat.isEmpty()
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(IntStream.range(0, bySeat.size())
                            .filter(other -> areTogether(seat, other))
                            .mapToDouble(other -> bySeat.get(other).idleCpuMs())
                            .sum());
        }
    }
}
