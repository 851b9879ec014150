package org.botarena.game.jass;

import java.util.random.RandomGenerator;

/**
 * The unseen cards, the hidden hands, and the deals that agree with what each hand is known to lack. One thread at a
 * time.
 */
final class Unseen {
    private static final int HANDS = OpenTable.SEATS;
    private static final double[][] CHOICES = choices();

    private final long cards;
    private final int[] room;
    private final long[] may;

    /**
     * Describes the cards and the hands.
     *
     * @param cards to be dealt
     * @param room the number of cards that each hand takes, 0 for a visible hand; the sum is the number of cards
     * @param may the cards that each hand may hold
     */
    Unseen(long cards, int[] room, long[] may) {
        this.cards = cards;
        this.room = room;
        this.may = may;
    }

    /**
     * Whether any deal agrees with the knowledge. By Hall's theorem one does iff every set of hands finds at least the
     * number of cards that it takes.
     */
    boolean canBeDealt() {
        for (int some = 1; some < 1 << HANDS; some++) {
            long fitting = 0;
            int needed = 0;
            for (int hand = 0; hand < HANDS; hand++) {
                boolean isOne = ((some >>> hand) & 1) != 0;
                fitting |= isOne ? may[hand] : 0;
                needed += isOne ? room[hand] : 0;
            }
            if (Long.bitCount(fitting & cards) < needed) {
                return false;
            }
        }
        return true;
    }

    /** Whether some deal lets a hand hold a card but none of the cards that playing it would rule out. */
    boolean canPlay(int hand, int card, long ruledOut) {
        if (((may[hand] >>> card) & 1) == 0) {
            return false;
        }
        Unseen rest = new Unseen(cards & ~(1L << card), room.clone(), may.clone());
        rest.room[hand]--;
        rest.may[hand] &= ~ruledOut;
        return rest.canBeDealt();
    }

    /**
     * A deal that agrees with the knowledge, each equally likely: a set of cards for each hand. At least one must
     * exist.
     *
     * <p>Cards that may be anywhere come last, because the number of ways to deal them is a product of binomial
     * coefficients. For the other cards the ways are counted backwards, card by card, for every number of places left
     * in the hands. Each card goes to a hand with the probability of the deals that put it there. With three hands the
     * counts are exact (below 2 to the 53rd); with four they are rounded in the 16th digit.
     */
    long[] deal(RandomGenerator random) {
        long[] hands = new long[HANDS];
        int[] left = room.clone();
        long anywhere = cards;
        for (int hand = 0; hand < HANDS; hand++) {
            anywhere &= room[hand] == 0 ? Cards.ALL : may[hand];
        }
        dealBound(cards & ~anywhere, hands, left, random);
        int toDeal = Long.bitCount(anywhere);
        for (long rest = anywhere; rest != 0; rest &= rest - 1) {
            int place = random.nextInt(toDeal--);
            int hand = 0;
            while (place >= left[hand]) {
                place -= left[hand++];
            }
            left[hand]--;
            hands[hand] |= Long.lowestOneBit(rest);
        }
        return hands;
    }

    private void dealBound(long bound, long[] hands, int[] left, RandomGenerator random) {
        int count = Long.bitCount(bound);
        double[][] ways = count == 0 ? new double[0][] : ways(bound, count);
        int state = state(left);
        int index = 0;
        for (long rest = bound; rest != 0; rest &= rest - 1) {
            long card = Long.lowestOneBit(rest);
            double[] next = ways[++index];
            double place = random.nextDouble() * ways[index - 1][state];
            int chosen = -1;
            for (int hand = 0; hand < HANDS && (chosen < 0 || place >= 0); hand++) {
                double waysThere = fits(card, hand, left) ? next[state - stride(hand)] : 0;
                if (waysThere > 0) {
                    chosen = hand;
                    place -= waysThere;
                }
            }
            hands[chosen] |= card;
            left[chosen]--;
            state -= stride(chosen);
        }
    }

    /** The number of ways to deal the bound cards from the i-th on, and then all others, at [i][state]. */
    private double[][] ways(long bound, int count) {
        double[][] ways = new double[count + 1][(room[0] + 1) * stride(0)];
        int others = Long.bitCount(cards) - count;
        int[] left = new int[HANDS];
        long rest = bound;
        for (int i = count; i >= 0; i--) {
            long card = i == count ? 0 : Long.highestOneBit(rest);
            rest &= ~card;
            for (left[0] = 0; left[0] <= room[0]; left[0]++) {
                for (left[1] = 0; left[1] <= room[1]; left[1]++) {
                    for (left[2] = 0; left[2] <= room[2]; left[2]++) {
                        left[3] = others + count - i - left[0] - left[1] - left[2];
                        if (left[3] >= 0 && left[3] <= room[3]) {
                            ways[i][state(left)] = card == 0 ? waysAnywhere(left) : waysOf(card, left, ways[i + 1]);
                        }
                    }
                }
            }
        }
        return ways;
    }

    private double waysOf(long card, int[] left, double[] next) {
        int state = state(left);
        double ways = 0;
        for (int hand = 0; hand < HANDS; hand++) {
            ways += fits(card, hand, left) ? next[state - stride(hand)] : 0;
        }
        return ways;
    }

    private static double waysAnywhere(int[] left) {
        int behind = left[2] + left[3];
        return CHOICES[behind + left[1] + left[0]][left[0]]
                * CHOICES[behind + left[1]][left[1]]
                * CHOICES[behind][left[2]];
    }

    private boolean fits(long card, int hand, int[] left) {
        return left[hand] > 0 && (may[hand] & card) != 0;
    }

    /** The places left in the first three hands as one number; the number of remaining cards determines the fourth. */
    private int state(int[] left) {
        return left[0] * stride(0) + left[1] * stride(1) + left[2];
    }

    private int stride(int hand) {
        return switch (hand) {
            case 0 -> (room[1] + 1) * (room[2] + 1);
            case 1 -> room[2] + 1;
            case 2 -> 1;
            default -> 0;
        };
    }

    /** Pascal's triangle: the number of ways to choose k of n, at [n][k]. */
    private static double[][] choices() {
        double[][] choices = new double[Cards.COUNT + 1][Cards.COUNT + 1];
        for (int n = 0; n <= Cards.COUNT; n++) {
            choices[n][0] = 1;
            for (int k = 1; k <= n; k++) {
                choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            }
        }
        return choices;
    }
}
