package org.example.tricks;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * Twelve cards, three in each of four hands; seats 0 and 2 play against 1 and 3. Any card may be played; the highest
 * takes the trick, its points are the numbers on the cards, and its taker leads the next.
 *
 * <p>A set of cards is a number with a bit for each. A card is a move; as text {@code k00} to {@code k11}.
 *
 * @param hands four sets of twelve bits; empty where unseen
 * @param unseen the players whose hands are not seen here, a bit for each
 * @param played the cards played so far
 * @param trick the cards of the trick on the table, in order, a byte each plus one
 * @param leader who led it
 * @param points of seats 0 and 2
 */
public record Tricks(long hands, int unseen, int played, int trick, int leader, int points)
        implements Position<Tricks> {
    static final int CARDS = 12;
    static final int ALL = (1 << CARDS) - 1;
    static final int SUM = CARDS * (CARDS - 1) / 2;

    /** Added to a card's number: bytes that come by no accident. */
    static final long CODE = 0x5EC2E7CA2D00L;

    @Override
    public int turn() {
        return played == ALL ? OVER : (leader + onTable()) % 4;
    }

    @Override
    public int moves(long[] into) {
        int count = 0;
        for (int rest = playable(); rest != 0; rest &= rest - 1) {
            into[count++] = CODE + Integer.numberOfTrailingZeros(rest);
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[Integer.bitCount(playable())];
        moves(moves);
        return moves;
    }

    private int playable() {
        int turn = turn();
        return turn == OVER ? 0 : isSeen(turn) ? hand(turn) : notSeen();
    }

    @Override
    public Tricks play(long move) {
        int card = (int) (move - CODE);
        int player = turn();
        long left = hands & ~((1L << card) << CARDS * player);
        int table = trick | (card + 1) << 8 * onTable();
        int now = played | 1 << card;
        if (onTable() < 3) {
            return new Tricks(left, unseen, now, table, leader, points).withEmptyHandsSeen();
        }
        int best = 0;
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += card(table, i);
            best = card(table, i) > card(table, best) ? i : best;
        }
        int taker = (leader + best) % 4;
        return new Tricks(left, unseen, now, 0, taker, points + (taker % 2 == 0 ? sum : 0)).withEmptyHandsSeen();
    }

    private Tricks withEmptyHandsSeen() {
        int still = unseen;
        for (int player = 0; player < 4; player++) {
            still &= size(player) == 0 ? ~(1 << player) : ~0;
        }
        return new Tricks(hands, still, played, trick, leader, points);
    }

    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("there is no score before the end: " + this);
        }
        return player % 2 == 0 ? points : SUM - points;
    }

    @Override
    public Tricks seenBy(int player) {
        long own = (long) ALL << CARDS * player;
        int others = unseen;
        for (int other = 0; other < 4; other++) {
            others |= other != player && size(other) > 0 ? 1 << other : 0;
        }
        return new Tricks(hands & own, others, played, trick, leader, points);
    }

    @Override
    public Tricks guess(RandomGenerator random) {
        long all = hands;
        int rest = notSeen();
        for (int player = 0; player < 4; player++) {
            for (int i = isSeen(player) ? 0 : size(player); i > 0; i--) {
                int card = member(rest, random.nextInt(Integer.bitCount(rest)));
                rest &= ~(1 << card);
                all |= (1L << card) << CARDS * player;
            }
        }
        return new Tricks(all, 0, played, trick, leader, points);
    }

    private static int member(int set, int index) {
        int rest = set;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    int hand(int player) {
        return (int) (hands >> CARDS * player) & ALL;
    }

    boolean isSeen(int player) {
        return (unseen >> player & 1) == 0;
    }

    /** How many cards a player holds, seen or not. */
    int size(int player) {
        int hasPlayed = (player - leader + 4) % 4 < onTable() ? 1 : 0;
        return 3 - Integer.bitCount(played) / 4 - hasPlayed;
    }

    private int notSeen() {
        int seen = played;
        for (int player = 0; player < 4; player++) {
            seen |= hand(player);
        }
        return ALL & ~seen;
    }

    private int onTable() {
        return Integer.bitCount(played) % 4;
    }

    private static int card(int table, int index) {
        return (table >> 8 * index & 0xff) - 1;
    }

    @Override
    public String show(long move) {
        long card = move - CODE;
        return card >= 0 && card < CARDS ? "k%02d".formatted(card) : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("k0[0-9]|k1[01]")) {
            throw new IllegalArgumentException("tricks: '%s' is not a card".formatted(move));
        }
        return CODE + Integer.parseInt(move.substring(1));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int player = 0; player < 4; player++) {
            text.append(isSeen(player) ? set(hand(player)) : "?").append(player < 3 ? '|' : ' ');
        }
        StringBuilder table = new StringBuilder();
        for (int i = 0; i < onTable(); i++) {
            table.append(show(CODE + card(trick, i)));
        }
        return text.append(table.isEmpty() ? "-" : table)
                .append(' ')
                .append(set(played))
                .append(" %d %d".formatted(leader, points))
                .toString();
    }

    private String set(int cards) {
        StringBuilder text = new StringBuilder();
        for (int rest = cards; rest != 0; rest &= rest - 1) {
            text.append(show(CODE + Integer.numberOfTrailingZeros(rest)));
        }
        return text.isEmpty() ? "-" : text.toString();
    }
}
