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
 * @param player the agent's seat; of a team the first, all of which it plays
 * @param scores by player
 * @param moves that the agent made, in all its seats
 * @param firstMs milliseconds of its first move; 0 without one
 * @param medianMs milliseconds within which half of its moves were made; 0 without one
 * @param ninetyMs milliseconds within which nine of ten were
 * @param slowestMs milliseconds of the slowest but the first; 0 without one
 * @param peakMiB the most memory that one of its processes had in use, the JVM's own included; 0: not known
 * @param idleCpuMs milliseconds of CPU time that it used while the opponent was to move; null: not known
 * @param printed how many characters are kept for its author
 * @param threads names of threads that still lived at the end and are the agent's own
 * @param refusals exceptions of attempts that the sandbox refused, caught ones included
 * @param fault the agent's own, or null
 * @param disturbed why the machine spoilt it, or null
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
     * What the agent did wrong; in JSON the verdict's kind and its reason, and what they come from.
     *
     * @param verdict the referee's ruling
     * @param diagnosis the cause, and where
     * @param log the first lines of what it printed, with its own frames alone: for its author
     */
    @JsonPropertyOrder({"kind", "reason", "cause", "where", "log"})
    record Broken(@JsonIgnore Verdict verdict, @JsonIgnore Diagnosis diagnosis, String log) {
        /** What a game's log says. */
        static Broken of(Verdict verdict, String log) {
            String own = Diagnosis.ownFrames(log).lines().limit(LOG_LINES).collect(Collectors.joining("\n"));
            return new Broken(verdict, Diagnosis.of(verdict, log), own);
        }

        /** What the author can do by a diagnosis, and what the agent printed. */
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

    /** What the record of a game says of the agent that had this seat, and all others of its team. */
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

    /** The time within which this share of the moves was made: the least that as many did not exceed. */
    private static double within(double share, List<Double> times) {
        return times.isEmpty()
                ? 0
                : times.stream()
                        .sorted()
                        .skip((long) Math.ceil(share * times.size()) - 1)
                        .findFirst()
                        .orElseThrow();
    }

    /** Whether it keeps the jar out: it has not made its first move, and the machine did not disturb it. */
    boolean refuses() {
        return moves == 0 && disturbed == null;
    }
}
