package org.botarena.game.jass;

/**
 * A trick that was collected.
 *
 * @param before the knowledge when it began
 * @param table the table with its first three cards
 * @param last the fourth card
 */
record Trick(VoidHistory before, long table, int last) implements VoidHistory {
    @Override
    public Known known() {
        return told(known(before, table), table, last);
    }

    /** The knowledge when a trick began, and what its cards have revealed. */
    static Known known(VoidHistory before, long table) {
        Known known = before.known();
        int laid = OpenTable.laid(table);
        long open = OpenTable.before(OpenTable.trump(table), (OpenTable.seat(table) - laid) & 3);
        for (int i = 0; i < laid; i++) {
            int card = OpenTable.card(table, i);
            known = told(known, open, card);
            open = OpenTable.with(open, card);
        }
        return known;
    }

    private static Known told(Known known, long table, int card) {
        return known.without(OpenTable.seat(table), OpenTable.ruledOut(table, card));
    }
}
