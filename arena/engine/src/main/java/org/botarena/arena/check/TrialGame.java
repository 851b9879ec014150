package org.botarena.arena.check;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.process.enclosure.Refusals;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.accounting.ResourceUse;

/**
 * One game of a {@link Trial}. Immutable.
 *
 * @param player the agent's seat; for a team its first seat, although the agent plays all of them
 * @param scores by player
 * @param moves the number of moves by the agent, in all its seats
 * @param firstMs milliseconds taken by its first move; 0 without one
 * @param medianMs median time of its moves, in milliseconds; 0 without one
 * @param ninetyMs 90th percentile of the time of its moves, in milliseconds
 * @param slowestMs milliseconds taken by its slowest move after the first; 0 without one
 * @param peakMiB peak memory of any of its processes, including the JVM itself, or 0 if unknown
 * @param idleCpuMs milliseconds of CPU time used during the opponent's turns, or null if unknown
 * @param printed the number of characters of output kept for its author
 * @param threads names of the agent's own threads that were alive at the end
 * @param refusals exceptions of operations that the sandbox refused, including caught ones
 * @param fault the agent's own, or null
 * @param disturbed how the machine disturbed the game, or null
 */
record TrialGame(
        int player,
        List<Double> scores,
        int moves,
        double firstMs,
        double medianMs,
        double ninetyMs,
        double slowestMs,
        long peakMiB,
        @OrNull Double idleCpuMs,
        int printed,
        List<String> threads,
        List<String> refusals,
        @OrNull Broken fault,
        @OrNull Sentence disturbed) {
    private static final int LOG_LINES = 12;

    TrialGame {
        scores = List.copyOf(scores);
        threads = List.copyOf(threads);
        refusals = List.copyOf(refusals);
    }

    /**
     * A fault of the agent. The JSON has the verdict's kind and reason, and the diagnosis.
     *
     * @param verdict the referee's ruling
     * @param diagnosis the cause, and where
     * @param log the first lines of the agent's output with only its own stack frames: for its author
     */
    @JsonPropertyOrder({"kind", "reason", "cause", "where", "log"})
    record Broken(@JsonIgnore Verdict verdict, @JsonIgnore Diagnosis diagnosis, String log) {
        /** Reads the fault from a game's log. */
        static Broken of(Verdict verdict, String log) {
            String own = Diagnosis.ownFrames(log).lines().limit(LOG_LINES).collect(Collectors.joining("\n"));
            return new Broken(verdict, Diagnosis.of(verdict, log), own);
        }

        /** The remedy for a diagnosis, followed by the agent's output. */
        Sentence remedy(Diagnosis by) {
            return log.isEmpty() ? by.remedy() : ProblemText.say("remedy.printed", by.remedy(), log);
        }

        @JsonProperty
        String kind() {
            return verdict.kind();
        }

        @JsonProperty
        String reason() {
            return verdict.reason();
        }

        @JsonProperty
        Sentence cause() {
            return diagnosis.cause();
        }

        @JsonProperty
        Sentence where() {
            return diagnosis.where().orElse(Sentence.NONE);
        }
    }

    /** Extracts the results of the agent in this seat and in the other seats of its team from a game record. */
    static TrialGame of(Rules<?> rules, GameRecord record, int player) {
        Attempt attempt = record.result();
        int team = rules.team(player);
        List<Double> times = attempt.plies().stream()
                .filter(ply -> ply.player() >= 0 && rules.team(ply.player()) == team)
                .map(Ply::wallMs)
                .toList();
        List<ResourceUse> footprints = IntStream.range(0, attempt.footprints().size())
                .filter(each -> rules.team(each) == team)
                .mapToObj(attempt.footprints()::get)
                .toList();
        String log = IntStream.range(0, rules.players())
                .filter(each -> rules.team(each) == team)
                .mapToObj(record.logs()::get)
                .collect(Collectors.joining());
        Optional<Fault> fault = attempt.faults().stream()
                .filter(each -> rules.team(each.player()) == team)
                .findFirst();
        return new TrialGame(
                player,
                attempt.scores(),
                times.size(),
                times.isEmpty() ? 0 : times.get(0),
                within(0.5, times),
                within(0.9, times),
                times.stream().skip(1).mapToDouble(Double::doubleValue).max().orElse(0),
                footprints.stream().mapToLong(ResourceUse::peakMemoryKiB).max().orElse(0) >> 10,
                footprints.isEmpty()
                        ? null
                        : footprints.stream()
                                .mapToDouble(ResourceUse::idleCpuMs)
                                .sum(),
                log.length(),
                footprints.stream().flatMap(each -> each.threads().stream()).toList(),
                Refusals.in(log),
                fault.map(each -> Broken.of(each.verdict(), record.logs().get(each.player())))
                        .orElse(null),
                attempt.voided().orElse(null));
    }

    /** The percentile of the times: the shortest time that this share of the moves did not exceed. */
    private static double within(double share, List<Double> times) {
        return times.isEmpty()
                ? 0
                : times.stream()
                        .sorted()
                        .skip((long) Math.ceil(share * times.size()) - 1)
                        .findFirst()
                        .orElseThrow();
    }

    /** Whether the result refuses the jar: it made no first move, and the machine did not disturb it. */
    boolean refuses() {
        return moves == 0 && disturbed == null;
    }
}
