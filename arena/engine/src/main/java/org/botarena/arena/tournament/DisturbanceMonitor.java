package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Watches the share of attempts that the machine disturbs. Above a tenth it reports that and reduces the number of
 * concurrent games by one, as long as that helps. For one thread at a time.
 */
final class DisturbanceMonitor {
    /** The minimum number of disturbed attempts for any conclusion. */
    private static final int LEAST = 3;

    /** The number of attempts with one game less after which the effect is evaluated. */
    private static final int TRIAL = 20;

    /** The reduction helps if the disturbed share drops to this factor or less. */
    private static final double LEFT = 2.0 / 3;

    private final int most;
    private int jobs;
    private int attempts;
    private int disturbed;
    private double before;
    private boolean isTrial;
    private boolean isSettled;
    private boolean isTold;

    /** Starts with this number of concurrent games. */
    DisturbanceMonitor(int jobs) {
        this.most = jobs;
        this.jobs = jobs;
    }

    /** The number of games that may run concurrently now. */
    int jobs() {
        return jobs;
    }

    /** Counts an attempt that has ended and returns the sentences to report now. */
    List<Sentence> ended(boolean isDisturbed) {
        attempts++;
        disturbed += isDisturbed ? 1 : 0;
        List<Sentence> told = new ArrayList<>();
        if (isTrial) {
            if (attempts >= TRIAL) {
                told.add(judge());
            }
        } else if (disturbed >= LEAST && disturbed * 10 > attempts) {
            if (!isTold) {
                isTold = true;
                told.add(Sentence.of("notice.disturbed", disturbed, attempts));
            }
            if (jobs > 1 && !isSettled) {
                told.add(fewer());
            }
        }
        return told;
    }

    private Sentence fewer() {
        before = share();
        jobs--;
        isTrial = true;
        reset();
        return Sentence.of("notice.fewer", jobs);
    }

    private Sentence judge() {
        double after = share();
        boolean helps = after <= LEFT * before;
        int tried = jobs;
        if (!helps) {
            jobs = Math.min(most, jobs + 1);
            isSettled = true;
        }
        isTrial = false;
        reset();
        return Sentence.of(helps ? "notice.helped" : "notice.no-help", tried, 100 * after, 100 * before, jobs);
    }

    private double share() {
        return (double) disturbed / attempts;
    }

    private void reset() {
        attempts = 0;
        disturbed = 0;
    }
}
