package org.botarena.search;

/**
 * The cost of one decision so far, and the end of its budget. A search reports each of its calls. The call that the
 * budget refuses ends the search with {@link Spent}, from any depth. One thread at a time.
 */
public final class Meter {
    private final Budget budget;
    private long calls;
    private long leaves;
    private long horizons;
    private long cuts;

    /** Thrown at most once per decision when the budget has run out; the code that set the budget catches it. */
    public static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Spent() {
            super("the budget is spent", null, false, false); // No stack trace, because it is not an error.
        }
    }

    /** Counts calls up to the end of a budget, one unit each. */
    public Meter(Budget budget) {
        this.budget = budget;
    }

    /** Only counts, without a limit. */
    public static Meter unlimited() {
        return new Meter(Budget.unlimited());
    }

    /**
     * Counts a recursive call, which visits a position.
     *
     * @throws Spent if the budget refuses it
     */
    public void call() {
        if (!budget.takes()) {
            throw new Spent();
        }
        calls++;
    }

    /** Counts a finished game. */
    public void leaf() {
        leaves++;
    }

    /** Counts an estimate of an unfinished position, which makes the result at the root unproven. */
    public void horizon() {
        leaves++;
        horizons++;
    }

    /** Counts the use of an unproven result from memory. */
    public void unproven() {
        horizons++;
    }

    /** Counts a cut-off, after which the other moves of a node are skipped. */
    public void cut() {
        cuts++;
    }

    /** The number of positions visited, without the root. */
    public long calls() {
        return calls;
    }

    /** The number of leaves among them, finished or not. */
    public long leaves() {
        return leaves;
    }

    /** Adds the counts to a search's statistics. */
    public SearchStatistics addTo(SearchStatistics statistics) {
        return statistics.fact("calls", calls).fact("leaves", leaves).fact("cut-offs", cuts);
    }

    /** The number of times that an unproven value was used. */
    public long horizons() {
        return horizons;
    }
}
