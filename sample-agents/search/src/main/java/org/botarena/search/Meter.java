package org.botarena.search;

/**
 * What one decision has cost so far, and the end of its budget. A search reports each of its calls; the one that the
 * budget refuses ends the search with {@link Spent}, from however deep. One thread at a time.
 */
public final class Meter {
    private final Budget budget;
    private long calls;
    private long leaves;
    private long horizons;
    private long cuts;

    /** The budget has run out. Thrown once a decision at most, and caught by whoever gave the budget. */
    public static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Spent() {
            super("the budget is spent", null, false, false); // no stack: it is a way out, not a mistake
        }
    }

    /** Counts up to the end of a budget: a unit is a call. */
    public Meter(Budget budget) {
        this.budget = budget;
    }

    /** Counts alone. */
    public static Meter unlimited() {
        return new Meter(Budget.unlimited());
    }

    /**
     * Notes a recursive call: a position is looked at.
     *
     * @throws Spent if the budget refuses it
     */
    public void call() {
        if (!budget.takes()) {
            throw new Spent();
        }
        calls++;
    }

    /** Notes that a finished game was met. */
    public void leaf() {
        leaves++;
    }

    /** Notes that an unfinished position was judged: what the search says of its root is no proof any more. */
    public void horizon() {
        leaves++;
        horizons++;
    }

    /** Notes that something was taken from a memory that is no proof itself. */
    public void hearsay() {
        horizons++;
    }

    /** Notes a cut-off: the other moves of a node need not be looked at. */
    public void cut() {
        cuts++;
    }

    /** The positions looked at, the root not among them. */
    public long calls() {
        return calls;
    }

    /** The leaves among them, finished or not. */
    public long leaves() {
        return leaves;
    }

    /** Adds what was counted to a search's statistics. */
    public SearchStatistics addTo(SearchStatistics statistics) {
        return statistics.fact("calls", calls).fact("leaves", leaves).fact("cut-offs", cuts);
    }

    /** How often something unproven was used. */
    public long horizons() {
        return horizons;
    }
}
