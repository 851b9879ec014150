package org.botarena.bench.byhand;

import java.util.random.RandomGenerator;
import org.botarena.game.jass.Jass;

/**
 * A turn of Jass written by hand over four longs, only for speed: the hands, with bit {@code 9 * colour + rank} for a
 * card. Facts that depend only on the trump are looked up by card: the cards of its colour, those that beat it, its
 * worth.
 *
 * <p>No objects, no interface, no move list, and a loop over the nine tricks, so that no check for the start of a trick
 * is needed. No inferences from the cards are kept. One thread at a time.
 */
public final class JassByHand {
    private static final int RANKS = 9;
    private static final int CARDS = 4 * RANKS;
    private static final int TRICKS = 9;
    private static final int LAST_TRICK = 5;
    private static final int ALL_TRICKS = 100;
    private static final long COLOUR = (1L << RANKS) - 1;
    private static final int JACK = 5;

    /** By rank, from the six: its strength as a trump, and its points as a trump and otherwise. */
    private static final int[] TRUMP_STRENGTH = {0, 1, 2, 7, 3, 8, 4, 5, 6};

    private static final int[] TRUMP_WORTH = {0, 0, 0, 14, 10, 20, 3, 4, 11};
    private static final int[] PLAIN_WORTH = {0, 0, 0, 0, 10, 2, 3, 4, 11};

    private final long[] dealt = new long[4];
    private final long[] hands = new long[4];
    private final int opener;
    private final long trumps;
    private final long jack;
    private final long[] colours = new long[CARDS];
    private final long[] beating = new long[CARDS];
    private final int[] worth = new int[CARDS];

    /** Plays turns from a deal. */
    public JassByHand(Jass deal) {
        for (int seat = 0; seat < 4; seat++) {
            dealt[seat] = deal.hand(seat);
        }
        opener = deal.leader();
        trumps = COLOUR << (RANKS * deal.trump());
        jack = 1L << (RANKS * deal.trump() + JACK);
        for (int card = 0; card < CARDS; card++) {
            int rank = card % RANKS;
            boolean isTrump = card / RANKS == deal.trump();
            colours[card] = COLOUR << (card - rank);
            worth[card] = (isTrump ? TRUMP_WORTH : PLAIN_WORTH)[rank];
            beating[card] = isTrump ? 0 : trumps;
            for (int other = 0; other < RANKS; other++) {
                boolean isStronger = isTrump ? TRUMP_STRENGTH[other] > TRUMP_STRENGTH[rank] : other > rank;
                beating[card] |= isStronger ? 1L << (card - rank + other) : 0;
            }
        }
    }

    /** A uniformly random turn: the points of the seats 0 and 2. */
    public int playOut(RandomGenerator random) {
        System.arraycopy(dealt, 0, hands, 0, hands.length);
        int points = 0;
        int tricks = 0;
        int leader = opener;
        for (int left = TRICKS; left > 0; left--) {
            int led = member(hands[leader], Yardstick.below(left, random));
            hands[leader] ^= 1L << led;
            long following = colours[led];
            long better = beating[led];
            int winner = leader;
            int made = worth[led];
            for (int i = 1; i < 4; i++) {
                int seat = (leader + i) & 3;
                long playable = playable(hands[seat], following, better);
                int card = member(playable, Yardstick.below(Long.bitCount(playable), random));
                hands[seat] ^= 1L << card;
                made += worth[card];
                if ((better >>> card & 1) != 0) {
                    better = beating[card];
                    winner = seat;
                }
            }
            leader = winner;
            if ((winner & 1) == 0) {
                points += made;
                tricks++;
            }
        }
        return points + ((leader & 1) == 0 ? LAST_TRICK : 0) + (tricks == TRICKS ? ALL_TRICKS : 0);
    }

    private long playable(long hand, long following, long better) {
        long playable =
                ((hand & following & ~jack) != 0 ? hand & following : hand & ~trumps) | (hand & better & trumps);
        return playable != 0 ? playable : hand;
    }

    private static int member(long set, int k) {
        long rest = set;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
