package org.botarena.arena.tournament.standing;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.record.Worker;

/**
 * What an attempt was like on the worker where it was played. Immutable.
 *
 * @param worker its machine
 * @param excused answers after their deadline that were played, since the machine took as much time
 * @param lateMs how long after its deadline the latest answer came, or was found to be missing; 0: none was late
 */
public record WorkerStay(Worker worker, int excused, double lateMs) {
    /** Of an attempt in which so much time was granted for a move; empty: no worker played it. */
    static Optional<WorkerStay> of(Attempt attempt, Duration moveTime) {
        return attempt.worker().map(worker -> of(worker, attempt, moveTime.toNanos() / 1e6));
    }

    private static WorkerStay of(Worker worker, Attempt attempt, double grantedMs) {
        Stream<Ply> excused = attempt.own().stream().filter(ply -> ply.excused().isPresent());
        DoubleStream missing = attempt.faults().stream()
                .map(fault -> fault.verdict())
                .filter(Verdict.Late.class::isInstance)
                .map(Verdict.Late.class::cast)
                .mapToDouble(late -> late.tookMs() - late.grantedMs());
        double[] late = DoubleStream.concat(excused.mapToDouble(ply -> ply.wallMs() - grantedMs), missing)
                .toArray();
        return new WorkerStay(
                worker,
                (int) attempt.own().stream()
                        .filter(ply -> ply.excused().isPresent())
                        .count(),
                DoubleStream.of(late).filter(ms -> ms > 0).max().orElse(0));
    }
}
