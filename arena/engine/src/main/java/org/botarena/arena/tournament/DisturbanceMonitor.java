package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Watches how many attempts the machine disturbs. Above a tenth it says so, and plays one game less at a time, as long as
 * that helps. One thread at a time.
 */
final class DisturbanceMonitor {
    /** Fewer disturbed attempts say nothing. */
    private static final int LEAST = 3;

    /** After so many attempts with one game less it shows whether that helps. */
    private static final int TRIAL = 20;

    /** It helps if at most so much of the disturbed share is left. */
    private static final double LEFT = 2.0 / 3;

    private final int most;
    private int jobs;
    private int attempts;
    private int disturbed;
    private double before;
    private boolean isTrial;
    private boolean isSettled;
    private boolean isTold;

    /** With so many games at a time. */
    DisturbanceMonitor(int jobs) {
        this.most = jobs;
        this.jobs = jobs;
    }

    /** How many games may run at a time now. */
    int jobs() {
        return jobs;
    }

    /** An attempt has ended; what is to be told now, in sentences. */
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
