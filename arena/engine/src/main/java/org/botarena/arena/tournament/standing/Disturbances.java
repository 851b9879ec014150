package org.botarena.arena.tournament.standing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.timing.Deadline;

/**
 * What the machine did to each entrant: answers after their deadline that were played, attempts that did not count. An
 * agent that made the machine look guilty would have more of them than others that come as near to their deadlines. One
 * thread at a time.
 */
public final class Disturbances {
    /** In one of a hundred tournaments of honest entrants somebody stands out. */
    private static final double LEVEL = 0.01;

    private final Duration moveTime;
    private final Map<String, Count> byEntrant = new TreeMap<>();

    /** Nothing counted yet of games with so much time for a move. */
    public Disturbances(Duration moveTime) {
        this.moveTime = moveTime;
    }

    /**
     * What was counted of an entrant. Immutable.
     *
     * @param excused answers after their deadline that were played
     * @param disturbed attempts that did not count since this entrant's request was disturbed
     * @param near its moves that ended within 50 ms of their deadline or after it, these included
     */
    public record Count(int excused, int disturbed, int near) {
        static final Count NONE = new Count(0, 0, 0);

        Count plus(Count other) {
            return new Count(excused + other.excused, disturbed + other.disturbed, near + other.near);
        }

        /** Moves that the machine disturbed. */
        public int moves() {
            return excused + disturbed;
        }
    }

    /**
     * An entrant that is disturbed more often than the others. Immutable.
     *
     * @param entrant its name
     * @param own its count
     * @param others that of all others
     * @param p how probable so great a difference is between equals
     */
    public record Outlier(String entrant, Count own, Count others, double p) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%s was disturbed in %d of its %d moves that ended near their deadline, the others in %d of %d"
                            + " (p = %.2g): does it keep too little time, or starve itself?",
                    entrant,
                    own.moves(),
                    own.near,
                    others.moves(),
                    others.near,
                    p);
        }
    }

    /** Counts all attempts of a game. */
    public void add(GameRecord game) {
        game.attempts().forEach(attempt -> add(game.pairing(), attempt));
    }

    /** Counts one attempt. */
    void add(Pairing game, Attempt attempt) {
        add(of(game, attempt, moveTime));
    }

    /** Adds what was counted before. */
    void add(Map<String, Count> counts) {
        counts.forEach((entrant, count) -> byEntrant.merge(entrant, count, Count::plus));
    }

    /** What is counted of an attempt, by entrant: only of those who came near a deadline, or whom the machine disturbed. */
    static Map<String, Count> of(Pairing game, Attempt attempt, Duration moveTime) {
        Deadline deadline = Deadline.of(moveTime);
        Map<String, Count> counts = new HashMap<>();
        for (Ply ply : attempt.plies()) {
            if (ply.player() >= 0 && deadline.isNear(ply.wallMs())) {
                Count one = new Count(ply.excused().isPresent() ? 1 : 0, 0, 1);
                counts.merge(game.seats().get(ply.player()).name(), one, Count::plus);
            }
        }
        for (Fault fault : attempt.faults()) {
            boolean isDisturbed = attempt.isDisturbed() && hasMachinesPart(fault);
            boolean isNear = fault.evidence()
                    .filter(what -> deadline.isNear(what.wallMs()))
                    .isPresent();
            if (isDisturbed || isNear) {
                Count one = new Count(0, isDisturbed ? 1 : 0, 1);
                counts.merge(game.seats().get(fault.player()).name(), one, Count::plus);
            }
        }
        return counts;
    }

    private static boolean hasMachinesPart(Fault fault) {
        return fault.evidence()
                .filter(what -> Deadline.hasPart(what.machineMs()))
                .isPresent();
    }

    /** What was counted of an entrant. */
    public Count of(String entrant) {
        return byEntrant.getOrDefault(entrant, Count.NONE);
    }

    /** What was counted of all. */
    public Count all() {
        return sum(byEntrant.values());
    }

    private static Count sum(Collection<Count> counts) {
        return counts.stream().reduce(Count.NONE, Count::plus);
    }

    /**
     * Those who stand out: Fisher's exact test of each against all others, one-sided, by Holm's rule at one in a hundred for
     * all of them together.
     */
    public List<Outlier> outliers() {
        Count all = all();
        List<Outlier> candidates = new ArrayList<>();
        byEntrant.forEach((entrant, own) -> {
            Count others = new Count(all.excused - own.excused, all.disturbed - own.disturbed, all.near - own.near);
            candidates.add(
                    new Outlier(entrant, own, others, fisher(own.moves(), own.near, others.moves(), others.near)));
        });
        candidates.sort(Comparator.comparingDouble(Outlier::p));
        int told = 0;
        while (told < candidates.size() && candidates.get(told).p * (candidates.size() - told) < LEVEL) {
            told++;
        }
        return List.copyOf(candidates.subList(0, told));
    }

    /**
     * How probable it is that of {@code hits + otherHits} things, drawn at random from {@code total + otherTotal}, at least
     * {@code hits} are among the first {@code total}: the upper tail of the hypergeometric distribution.
     */
    static double fisher(int hits, int total, int otherHits, int otherTotal) {
        int drawn = hits + otherHits;
        double sum = 0;
        for (int i = hits; i <= Math.min(drawn, total); i++) {
            if (drawn - i <= otherTotal) {
                sum += Math.exp(
                        logChoose(total, i) + logChoose(otherTotal, drawn - i) - logChoose(total + otherTotal, drawn));
            }
        }
        return Math.min(1, sum);
    }

    private static double logChoose(int all, int some) {
        double log = 0;
        for (int i = 1; i <= some; i++) {
            log += Math.log((double) (all - some + i) / i);
        }
        return log;
    }
}
