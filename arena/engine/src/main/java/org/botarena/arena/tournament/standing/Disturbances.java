package org.botarena.arena.tournament.standing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.statistics.distribution.HypergeometricDistribution;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.TimeControl;

/**
 * The machine's disturbances of each entrant: late answers that were played, and attempts that did not count. An agent
 * that fakes disturbances would have more of them than others that come equally close to their deadlines. For one
 * thread at a time.
 */
public final class Disturbances {
    /** The false-alarm rate: an entrant stands out in one of a hundred tournaments of honest entrants. */
    private static final double LEVEL = 0.01;

    private final TimeControl times;
    private final Map<String, Count> byEntrant = new TreeMap<>();
    private final Map<String, Attempts> attempts = new HashMap<>();

    /** Nothing counted yet for games with these times. */
    Disturbances(TimeControl times) {
        this.times = times;
    }

    /**
     * The counts of an entrant. Immutable.
     *
     * @param excused late answers that were played
     * @param disturbed attempts that did not count because this entrant's request was disturbed
     * @param near its moves that ended within 50 ms of their deadline or after it, including these
     */
    public record Count(int excused, int disturbed, int near) {
        static final Count NONE = new Count(0, 0, 0);

        Count plus(Count other) {
            return new Count(excused + other.excused, disturbed + other.disturbed, near + other.near);
        }

        /** The number of moves that the machine disturbed. */
        public int moves() {
            return excused + disturbed;
        }
    }

    /** The number of an entrant's attempts, and of those in which the machine disturbed it. */
    private record Attempts(int disturbed, int all) {
        static final Attempts NONE = new Attempts(0, 0);

        Attempts plus(Attempts other) {
            return new Attempts(disturbed + other.disturbed, all + other.all);
        }
    }

    /**
     * An entrant that is disturbed more often than the others. Immutable.
     *
     * @param entrant its name
     * @param own its count
     * @param others the count of all others
     * @param p the probability of a difference at least this large between equals
     */
    public record Outlier(String entrant, Count own, Count others, double p) {
        /** The comparison, with a question for the author. */
        public Sentence sentence() {
            return Sentence.of(
                    "board.outlier",
                    VisibleText.plain(entrant),
                    own.moves(),
                    own.near,
                    others.moves(),
                    others.near,
                    String.format(Locale.ROOT, "%.2g", p));
        }
    }

    /** Counts all attempts of a game. */
    void add(GameRecord game) {
        game.attempts().forEach(attempt -> add(game, attempt));
    }

    /** Counts one attempt. */
    void add(GameRecord game, Attempt attempt) {
        add(game.names().stream().distinct().toList(), of(game, attempt, times));
    }

    /** Adds the counts of an attempt by these entrants. */
    void add(List<String> entrants, Map<String, Count> counts) {
        counts.forEach((entrant, count) -> byEntrant.merge(entrant, count, Count::plus));
        for (String entrant : entrants) {
            boolean isDisturbed = counts.getOrDefault(entrant, Count.NONE).moves() > 0;
            attempts.merge(entrant, new Attempts(isDisturbed ? 1 : 0, 1), Attempts::plus);
        }
    }

    /**
     * The counts of an attempt without the plies that it took over, by entrant. Only entrants that came near a deadline
     * or were disturbed are included.
     */
    static Map<String, Count> of(GameRecord game, Attempt attempt, TimeControl times) {
        Map<String, Count> counts = new HashMap<>();
        TimeControl.Account account = attempt.account(times, game.seats().size(), (ply, deadline) -> {
            if (ply.number() >= attempt.resumed() && deadline.isNear(ply.wallMs())) {
                Count one = new Count(ply.excused().isPresent() ? 1 : 0, 0, 1);
                counts.merge(game.seats().get(ply.player()).entrant(), one, Count::plus);
            }
        });
        for (Fault fault : attempt.faults()) {
            boolean isDisturbed = attempt.isDisturbed() && hasMachinesPart(fault);
            boolean isNear = fault.evidence()
                    .filter(what -> account.next(fault.player()).isNear(what.wallMs()))
                    .isPresent();
            if (isDisturbed || isNear) {
                Count one = new Count(0, isDisturbed ? 1 : 0, 1);
                counts.merge(game.seats().get(fault.player()).entrant(), one, Count::plus);
            }
        }
        return counts;
    }

    private static boolean hasMachinesPart(Fault fault) {
        return fault.evidence()
                .filter(what -> Deadline.hasPart(what.machineMs()))
                .isPresent();
    }

    /** The counts of an entrant. */
    Count of(String entrant) {
        return byEntrant.getOrDefault(entrant, Count.NONE);
    }

    /** The counts of all entrants together. */
    public Count all() {
        return sum(byEntrant.values());
    }

    private static Count sum(Collection<Count> counts) {
        return counts.stream().reduce(Count.NONE, Count::plus);
    }

    /**
     * Entrants that stand out: more of their near-deadline moves and more of all their attempts were disturbed than
     * those of others. Both use Fisher's exact test, one-sided, with Holm's rule at one in a hundred for all entrants
     * together. Counting only moves would flag a fast entrant, which comes near a deadline only when disturbed, and one
     * that a single burst hit in many moves. Counting only attempts would flag an entrant that uses its time.
     */
    public List<Outlier> outliers() {
        Count all = all();
        Attempts played = attempts.values().stream().reduce(Attempts.NONE, Attempts::plus);
        List<Outlier> candidates = new ArrayList<>();
        byEntrant.forEach((entrant, own) -> {
            Count others = new Count(all.excused - own.excused, all.disturbed - own.disturbed, all.near - own.near);
            Attempts tries = attempts.get(entrant);
            double ofMoves = chance(own.moves(), own.near, all.moves(), all.near);
            double ofAttempts = chance(tries.disturbed, tries.all, played.disturbed, played.all);
            candidates.add(new Outlier(entrant, own, others, Math.max(ofMoves, ofAttempts)));
        });
        candidates.sort(Comparator.comparingDouble(Outlier::p));
        int told = 0;
        while (told < candidates.size() && candidates.get(told).p * (candidates.size() - told) < LEVEL) {
            told++;
        }
        return List.copyOf(candidates.subList(0, told));
    }

    /** The probability that at least {@code hits} of all hits, drawn at random, are among {@code these}. */
    static double chance(int hits, int these, int allHits, int all) {
        return hits == 0
                ? 1
                : HypergeometricDistribution.of(all, these, allHits).survivalProbability(hits - 1);
    }
}
