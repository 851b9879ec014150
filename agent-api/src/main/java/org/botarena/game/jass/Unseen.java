package org.botarena.game.jass;

import java.util.random.RandomGenerator;

/**
 * The cards that nobody has shown, and the hands they are in: which deals of them agree with what each hand is known not
 * to hold. One thread at a time.
 */
final class Unseen {
    private static final int HANDS = OpenTable.SEATS;
    private static final double[][] CHOICES = choices();

    private final long cards;
    private final int[] room;
    private final long[] may;

    /**
     * Takes the cards and the hands.
     *
     * @param cards those that are to be dealt
     * @param room how many each hand takes, 0 for one that is seen; together as many as there are cards
     * @param may the cards that each hand may hold
     */
    Unseen(long cards, int[] room, long[] may) {
        this.cards = cards;
        this.room = room;
        this.may = may;
    }

    /** Whether any deal agrees with what is known: by Hall's theorem, iff any hands together find as many cards as they take. */
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

    /** Whether any deal lets a hand hold that card and, when it plays it, none of those ruled out. */
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
     * One of the deals that agree with what is known, all equally likely: a set of cards for each hand. There must be
     * one.
     *
     * <p>The cards that may lie anywhere come last, since in how many ways they can be dealt is a product of binomial
     * coefficients. For the others the ways are counted backwards, card by card, for every number of places that the
     * hands can have left then; each of them goes to a hand as often as there are deals with it there. With three hands
     * the counts are exact (below 2 to the 53rd), with four they are rounded in the 16th digit.
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

    /** In how many ways the bound cards from the i-th on, and then all others, can be dealt: at [i][state]. */
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

    /** The places left in the first three hands as one number: how many cards are to come says the fourth's. */
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

    /** Pascal's triangle: in how many ways k of n can be chosen, at [n][k]. */
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
