package org.botarena.arena.tournament.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.record.Worker;
import org.botarena.arena.timing.TimeControl;

/**
 * The conditions of an attempt on the worker that played it. Immutable.
 *
 * @param worker its machine
 * @param excused late answers that were played, since the machine took that much time
 * @param lateMs how long after its deadline the latest answer came or was found missing, or 0 if none was late
 */
public record WorkerStay(Worker worker, int excused, double lateMs) {
    /** The conditions of an attempt with these time controls, or empty if no worker played it. */
    static Optional<WorkerStay> of(GameRecord game, Attempt attempt, TimeControl times) {
        return attempt.worker().map(worker -> of(worker, game, attempt, times));
    }

    private static WorkerStay of(Worker worker, GameRecord game, Attempt attempt, TimeControl times) {
        List<Double> excused = new ArrayList<>();
        attempt.account(times, game.seats().size(), (ply, deadline) -> {
            if (ply.number() >= attempt.resumed() && ply.excused().isPresent()) {
                excused.add(deadline.lateMs(ply.wallMs()));
            }
        });
        DoubleStream missing = attempt.faults().stream()
                .map(fault -> fault.verdict())
                .filter(Verdict.Late.class::isInstance)
                .map(Verdict.Late.class::cast)
                .mapToDouble(late -> late.tookMs() - late.grantedMs());
        DoubleStream late = DoubleStream.concat(excused.stream().mapToDouble(ms -> ms), missing);
        return new WorkerStay(
                worker, excused.size(), late.filter(ms -> ms > 0).max().orElse(0));
    }
}
