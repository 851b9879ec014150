package org.botarena.game.jass;

/**
 * What lies open on the table, packed into a long: the trump, whose turn it is, the cards of the trick, which of them is
 * winning it and for whom, the tricks collected and what the teams have made of them. Pure functions.
 *
 * <p>From bit 0: trump (2 bits), seat to move (2), cards in the trick (2), these cards in order (3 x 6), the winning card
 * (6) and its seat (2), points of team 0 and of team 1 (9 each), who has taken a trick (a bit each), tricks collected (4).
 */
final class Table {
    static final int SEATS = 4;
    static final int TRICKS = 9;

    private static final int LAST_TRICK = 5;
    private static final int MATCH = 100;

    private static final int SEAT = 2;
    private static final int LAID = 4;
    private static final int FIRST = 6;
    private static final int CARD_BITS = 6;
    private static final int WINNING = 24;
    private static final int WINNER = 30;
    private static final int POINTS = 32;
    private static final int POINT_BITS = 9;
    private static final int TAKEN = 50;
    private static final int COLLECTED = 52;

    private static final int CARD = (1 << CARD_BITS) - 1;
    private static final long BEST = 0xffL << WINNING;

    private static final long NOTHING_WINS = (long) Cards.NONE << WINNING;

    /** What a collected trick leaves as it was: the trump, points, who has taken tricks and their number. */
    private static final long LASTING = (-1L << POINTS) | 3;

    private Table() {}

    /** The table when the cards are dealt. */
    static long before(int trump, int leader) {
        return of(trump, leader, 0, new int[2], new boolean[2]);
    }

    /** A table before a trick, with a seat to lead it. */
    static long of(int trump, int leader, int tricks, int[] points, boolean[] taken) {
        long table = trump | ((long) leader << SEAT) | NOTHING_WINS | ((long) tricks << COLLECTED);
        for (int team = 0; team < 2; team++) {
            table |= ((long) points[team] << (POINTS + POINT_BITS * team)) | (taken[team] ? 1L << (TAKEN + team) : 0);
        }
        return table;
    }

    static int trump(long table) {
        return (int) table & 3;
    }

    static int seat(long table) {
        return (int) (table >>> SEAT) & 3;
    }

    /** The cards in the trick, 0 to 3. */
    static int laid(long table) {
        return (int) (table >>> LAID) & 3;
    }

    /** A card of the trick, counted from 0 in the order they were laid. */
    static int card(long table, int index) {
        return (int) (table >>> (FIRST + CARD_BITS * index)) & CARD;
    }

    static int winning(long table) {
        return (int) (table >>> WINNING) & CARD;
    }

    static int points(long table, int team) {
        return (int) (table >>> (POINTS + POINT_BITS * team)) & ((1 << POINT_BITS) - 1);
    }

    static boolean hasTaken(long table, int team) {
        return ((table >>> (TAKEN + team)) & 1) != 0;
    }

    /** The tricks collected, 0 to 9. */
    static int tricks(long table) {
        return (int) (table >>> COLLECTED);
    }

    /** How many cards a seat holds. */
    static int held(long table, int seat) {
        int turnsUntilSeat = (seat - seat(table)) & 3;
        return TRICKS - tricks(table) - (turnsUntilSeat + laid(table) >= SEATS ? 1 : 0);
    }

    /** The points in the tricks collected, with those for the last and for all of them. */
    static int pointsMade(int trump, long collected, int tricks, boolean isOneSided) {
        int end = tricks < TRICKS ? 0 : isOneSided ? LAST_TRICK + MATCH : LAST_TRICK;
        return Cards.pointsOf(trump, collected) + end;
    }

    /** Whether a card tells nothing of the hand that it comes from: it follows, or it is a trump that takes the trick. */
    static boolean isQuiet(long table, int card) {
        long quiet = Cards.colour(card(table, 0) / Cards.RANKS)
                | (Cards.colour(trump(table)) & Cards.beating(trump(table), winning(table)));
        return laid(table) == 0 || ((quiet >>> card) & 1) != 0;
    }

    /** After one more card, which does not complete the trick. */
    static long with(long table, int card) {
        long seat = seat(table);
        // Chosen without a jump: which of two cards is the stronger is as good as random.
        long taking = -((Cards.beating(trump(table), winning(table)) >>> card) & 1);
        long best = (table & BEST & ~taking) | ((((long) card << WINNING) | (seat << WINNER)) & taking);
        long next = (table & ~(BEST | (3L << SEAT))) | best | (((seat + 1) & 3) << SEAT);
        return (next | ((long) card << (FIRST + CARD_BITS * laid(table)))) + (1L << LAID);
    }

    /** After the card that completes the trick: its winner has collected it and leads the next one. */
    static long collected(long table, int card) {
        int trump = trump(table);
        int winner = beats(table, card) ? seat(table) : (int) (table >>> WINNER) & 3;
        int team = winner & 1;
        long next = (table & LASTING) | NOTHING_WINS | ((long) winner << SEAT) | (1L << (TAKEN + team));
        next += 1L << COLLECTED;
        int points = Cards.points(trump, card(table, 0))
                + Cards.points(trump, card(table, 1))
                + Cards.points(trump, card(table, 2))
                + Cards.points(trump, card);
        if (tricks(next) == TRICKS) {
            points += hasTaken(next, 1 - team) ? LAST_TRICK : LAST_TRICK + MATCH;
        }
        return next + ((long) points << (POINTS + POINT_BITS * team));
    }

    private static boolean beats(long table, int card) {
        return ((Cards.beating(trump(table), winning(table)) >>> card) & 1) != 0;
    }
}
