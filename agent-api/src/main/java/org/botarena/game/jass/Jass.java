package org.botarena.game.jass;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A moment of a turn of Jass: complete, or as somebody sees it. Immutable.
 *
 * <p>Seats 0 and 2 are team 0, seats 1 and 3 team 1. A card is {@code 9 * colour + rank}, colours {@link #SPADE} 0 to
 * {@link #CLUB} 3, ranks 6 7 8 9 10 J Q K A from 0; a move is the card that is played. A set of cards is a long with bit
 * {@code card}. As text a position is what {@link #toString} says.
 *
 * <p>A hand of which nothing is seen is an empty set, though it holds {@link #size} cards. For every hand there is the
 * set of cards that everybody knows it not to hold: the cards played, and what the rules would have made its player lay
 * instead of the cards that he did lay.
 *
 * <p>Hands are held in turn order from the seat to move rather than by seat, so that a card moves every hand up by one
 * whoever plays it. The constructor trusts its caller; {@link JassRules#parse} checks.
 *
 * @param mover the hand of the seat to move, as far as it is seen
 * @param second the hand after it
 * @param third that of its partner
 * @param fourth the hand before it
 * @param moverLacks the cards that the seat to move is known not to hold, those played among them
 * @param secondLacks the same for the hand after it
 * @param thirdLacks the same for its partner
 * @param fourthLacks the same for the hand before it
 * @param table what lies open, packed as {@code Table} says
 */
public record Jass(
        long mover,
        long second,
        long third,
        long fourth,
        long moverLacks,
        long secondLacks,
        long thirdLacks,
        long fourthLacks,
        long table)
        implements Position<Jass> {

    /** A colour. */
    public static final int SPADE = 0;
    /** A colour. */
    public static final int HEART = 1;
    /** A colour. */
    public static final int DIAMOND = 2;
    /** A colour. */
    public static final int CLUB = 3;

    private static final int LAST_OF_TRICK = Table.SEATS - 1;

    /** A position from sets by seat; a hand that is not seen is empty. The sets of lacking cards need not hold the played ones. */
    static Jass of(long[] hands, long[] lacks, long played, long table) {
        int seat = Table.seat(table);
        return new Jass(
                hands[seat],
                hands[(seat + 1) & 3],
                hands[(seat + 2) & 3],
                hands[(seat + 3) & 3],
                lacks[seat] | played,
                lacks[(seat + 1) & 3] | played,
                lacks[(seat + 2) & 3] | played,
                lacks[(seat + 3) & 3] | played,
                table);
    }

    @Override
    public int turn() {
        return isOver() ? OVER : Table.seat(table);
    }

    private boolean isOver() {
        return Table.tricks(table) == Table.TRICKS;
    }

    /**
     * Writes the cards that the seat to move may play, in ascending order; where its hand is not seen, every card that it
     * may hold and play as far as is known: there is a deal of the unseen cards for each.
     */
    @Override
    public int moves(long[] into) {
        int count = 0;
        for (long rest = options(); rest != 0; rest &= rest - 1) {
            into[count++] = Long.numberOfTrailingZeros(rest);
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[Long.bitCount(options())];
        moves(moves);
        return moves;
    }

    @Override
    public long randomMove(RandomGenerator random) {
        long options = options();
        if (options == 0) {
            return NONE;
        }
        // A scaled 32-bit number, uneven by less than 1 in 10^8.
        long number = random.nextInt() & 0xffffffffL;
        return Cards.member(options, (int) ((number * Long.bitCount(options)) >>> 32));
    }

    private long options() {
        return mover != 0 || isOver() ? playable(mover) : optionsUnseen();
    }

    private long optionsUnseen() {
        Unseen unseen = hidden();
        long options = 0;
        for (long rest = unseen() & ~moverLacks; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            options |= unseen.canPlay(card, ruledOut(card)) ? 1L << card : 0;
        }
        return options;
    }

    /** Those of a set of cards that may be laid now by somebody who holds exactly these. */
    public long playable(long hand) {
        return Table.laid(table) == 0
                ? hand
                : Cards.playable(hand, Table.trump(table), Table.card(table, 0), Table.winning(table));
    }

    private long ruledOut(int card) {
        return Table.laid(table) == 0
                ? 0
                : Cards.ruledOut(card, Table.trump(table), Table.card(table, 0), Table.winning(table));
    }

    @Override
    public Jass play(long move) {
        int card = (int) move;
        long played = 1L << card;
        long rest = mover & ~played;
        long restLacks = moverLacks | played | ruledOut(card);
        long lacks2 = secondLacks | played;
        long lacks3 = thirdLacks | played;
        long lacks4 = fourthLacks | played;
        if (Table.laid(table) < LAST_OF_TRICK) {
            return new Jass(second, third, fourth, rest, lacks2, lacks3, lacks4, restLacks, Table.with(table, card));
        }
        long next = Table.collected(table, card);
        return switch ((Table.seat(next) - Table.seat(table)) & 3) {
            case 0 -> new Jass(rest, second, third, fourth, restLacks, lacks2, lacks3, lacks4, next);
            case 1 -> new Jass(second, third, fourth, rest, lacks2, lacks3, lacks4, restLacks, next);
            case 2 -> new Jass(third, fourth, rest, second, lacks3, lacks4, restLacks, lacks2, next);
            default -> new Jass(fourth, rest, second, third, lacks4, restLacks, lacks2, lacks3, next);
        };
    }

    /** The points that the player's team has made in the turn: 0 to 157, or 257 with all nine tricks. */
    @Override
    public double score(int player) {
        if (!isOver()) {
            throw new IllegalStateException("there is no score before the end: " + this);
        }
        return points(player & 1);
    }

    /** The same with the hands of the others unseen; the player's own as far as it is seen here. */
    @Override
    public Jass seenBy(int player) {
        int own = (player - Table.seat(table)) & 3;
        return new Jass(
                own == 0 ? mover : 0,
                own == 1 ? second : 0,
                own == 2 ? third : 0,
                own == 3 ? fourth : 0,
                moverLacks,
                secondLacks,
                thirdLacks,
                fourthLacks,
                table);
    }

    /** The unseen cards dealt to the hands that hold them, in agreement with what these lack: every deal equally likely. */
    @Override
    public Jass guess(RandomGenerator random) {
        if (unseen() == 0) {
            return this;
        }
        long[] dealt = hidden().deal(random);
        return new Jass(
                mover | dealt[0],
                second | dealt[1],
                third | dealt[2],
                fourth | dealt[3],
                moverLacks,
                secondLacks,
                thirdLacks,
                fourthLacks,
                table);
    }

    /** Whether there is a deal of the unseen cards that agrees with what each hand lacks. */
    boolean isPossible() {
        return hidden().canBeDealt();
    }

    private Unseen hidden() {
        int seat = Table.seat(table);
        int[] room = {
            mover != 0 ? 0 : size(seat),
            second != 0 ? 0 : size(seat + 1),
            third != 0 ? 0 : size(seat + 2),
            fourth != 0 ? 0 : size(seat + 3)
        };
        return new Unseen(unseen(), room, new long[] {moverLacks, secondLacks, thirdLacks, fourthLacks});
    }

    /** The cards played, those of the trick among them. */
    public long played() {
        return moverLacks & secondLacks & thirdLacks & fourthLacks;
    }

    /** The cards that are neither played nor in a hand that is seen; none in a complete position. */
    public long unseen() {
        return Cards.ALL & ~(played() | mover | second | third | fourth);
    }

    /** The hand of a seat; empty where it is not seen. */
    public long hand(int seat) {
        return switch ((seat - Table.seat(table)) & 3) {
            case 0 -> mover;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    /** How many cards a seat holds, 0 to 9, seen or not. */
    public int size(int seat) {
        return Table.held(table, seat);
    }

    /** The cards not yet played that everybody knows a seat not to hold. */
    public long lacks(int seat) {
        long lacks = switch ((seat - Table.seat(table)) & 3) {
            case 0 -> moverLacks;
            case 1 -> secondLacks;
            case 2 -> thirdLacks;
            default -> fourthLacks;
        };
        return lacks & ~played();
    }

    /** The colour of the trump. */
    public int trump() {
        return Table.trump(table);
    }

    /** The seat that led the trick, or is to lead it; when the game is over the one that took the last. */
    public int leader() {
        return (Table.seat(table) - Table.laid(table)) & 3;
    }

    /** The cards of the trick in the order they were laid, 0 to 3 of them. */
    public int[] trick() {
        int[] trick = new int[Table.laid(table)];
        for (int i = 0; i < trick.length; i++) {
            trick[i] = Table.card(table, i);
        }
        return trick;
    }

    /** The points that a team, 0 or 1, has made so far: of the tricks that it has collected. */
    public int points(int team) {
        return Table.points(table, team);
    }

    /** What a card counts here, in points. */
    public int worth(long card) {
        return Cards.points(Table.trump(table), (int) card);
    }

    /** The card of a colour, 0 to 3, and a rank: 6 is 0, ace is 8. */
    public static long card(int colour, int rank) {
        return (long) Cards.RANKS * colour + rank;
    }

    /** The colour of a card, 0 to 3. */
    public static int colour(long card) {
        return (int) (card / Cards.RANKS);
    }

    /** The rank of a card: 6 is 0, ace is 8. */
    public static int rank(long card) {
        return (int) (card % Cards.RANKS);
    }

    @Override
    public String show(long move) {
        return move >= 0 && move < Cards.COUNT ? Cards.name((int) move) : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        for (int card = 0; card < Cards.COUNT; card++) {
            if (Cards.name(card).equals(move)) {
                return card;
            }
        }
        throw new IllegalArgumentException(
                "jass: '%s' is no move: a card, its colour S, H, D or C and its rank 6 to 10, J, Q, K or A"
                        .formatted(move));
    }

    /**
     * Seven fields with blanks between: the trump; the seat that leads the trick; the trick ({@code SJ,H10}); the hands of
     * the seats 0 to 3 ({@code S7JKH6/-/-/-}); the cards collected; the cards not played that the seats are known not to
     * hold; the points of the teams, {@code -} for one without a trick ({@code 45:-}).
     */
    @Override
    public String toString() {
        return Notation.text(this);
    }

    /** Two multiplications, so that every card moves the high bits that are returned. */
    @Override
    public int hashCode() {
        long mixed = (mover * 3 + second * 5 + third * 7 + fourth + table * 11) * 0x9e3779b97f4a7c15L;
        mixed = (mixed ^ (mixed >>> 32)) + moverLacks * 3 + secondLacks * 5 + thirdLacks * 7 + fourthLacks;
        return (int) ((mixed * 0xd6e8feb86659fd93L) >>> 32);
    }

    /** Whether a team has collected a trick. */
    boolean hasTaken(int team) {
        return Table.hasTaken(table, team);
    }
}
