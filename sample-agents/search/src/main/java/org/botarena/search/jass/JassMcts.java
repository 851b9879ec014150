package org.botarena.search.jass;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.game.jass.Jass;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * The Jass player of the course, {@code MctsPlayer}: a tree of playable cards that grows by random playouts.
 *
 * <p>One iteration walks down from the position while all children of a node exist, always to the child with the
 * highest V = S/N + c sqrt(2 ln N_parent / N), the first of equals. It creates the first missing child, in the order of
 * the cards, plays the turn to its end at random, and adds the points to the path. In the end the card with the highest
 * S/N is played, the first of equals.
 *
 * <p>Source: Javass, stage 6 (EPFL, 2019). The same seed, hand and number of iterations give exactly the same tree.
 *
 * <p>Conventions: c is outside the root, in points: 40. S is the sum of the points of the whole turn for the team that
 * played the card LEADING to the node, N the number of its iterations. Hands are not guessed. At the player's own turn
 * the cards are those of its hand. At any other turn they are all cards that are neither played nor in that hand. So a
 * player may play a card that it does not hold, and another one play it at a sibling node. A unit of the budget is an
 * iteration. One thread at a time.
 *
 * <p>Every decision starts a new tree, as in the course; otherwise the numbers would differ.
 */
public final class JassMcts {
    /** The course's constant, in points. */
    public static final double C = 40;

    /** The fewest iterations that the course allows: one for each card of a hand. */
    public static final int FEWEST = 9;

    private static final int ROOT = 0;
    private static final int NONE = -1;
    private static final int MOST_CARDS = 36;

    private final SplittableRandom random;
    private final double c;

    // The tree. A node is a number, an index into these arrays. The children of a node are numbered consecutively, and
    // space for them is allocated when the first is created.
    private final byte[] card; // the card that leads to the node
    private final byte[] team; // that laid it
    private final int[] parent;
    private final int[] firstChild;
    private final byte[] children; // created so far
    private final byte[] places; // the number of children; 0 until the node is expanded
    private final long[] sum; // S
    private final int[] count; // N
    private int size;

    private long own; // the player's hand at the decision
    private int ownSeat;

    /**
     * Makes a player with its own random numbers.
     *
     * @param nodes the maximum size of the tree, which needs about three nodes per iteration; a full tree stops growing
     */
    public JassMcts(long seed, double c, int nodes) {
        random = new SplittableRandom(seed);
        this.c = c;
        int capacity = Math.max(nodes, 1 + MOST_CARDS);
        card = new byte[capacity];
        team = new byte[capacity];
        parent = new int[capacity];
        firstChild = new int[capacity];
        children = new byte[capacity];
        places = new byte[capacity];
        sum = new long[capacity];
        count = new int[capacity];
    }

    /**
     * The budget of a decision in the course's units.
     *
     * @throws IllegalArgumentException if there are fewer than {@value #FEWEST}
     */
    public static Budget iterations(int iterations) {
        if (iterations < FEWEST) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "%d iterations: there must be at least %d, one for each card of a hand",
                    iterations,
                    FEWEST));
        }
        return Budget.units(iterations);
    }

    /**
     * Chooses a card for the player to move, who knows only their own hand.
     *
     * @param view the turn as that player sees it
     * @param iterations {@link #iterations}, or a time budget; without any the first card is played
     */
    public long choose(Jass view, Budget iterations) {
        ownSeat = view.turn();
        own = view.hand(ownSeat);
        size = 0;
        add(NONE, 0, 0);
        // Any deal works: no hand is read below, but positions without hidden hands are faster to play.
        Jass position = view.guess(new SplittableRandom(0));
        while (iterations.takes()) {
            iterate(position);
        }
        int best = best(ROOT, 0);
        return best == NONE ? view.moves()[0] : card[best];
    }

    private void iterate(Jass root) {
        Jass position = root;
        int node = ROOT;
        boolean isNew = false;
        while (!isNew && position.turn() != Position.OVER) {
            if (places[node] == 0 && !expand(node, position)) {
                break; // The tree is full: a leaf.
            }
            isNew = children[node] < places[node];
            node = isNew ? create(node, position) : best(node, c);
            position = position.play(card[node]);
        }
        Jass end = playOut(position);
        for (int above = node; above != NONE; above = parent[above]) {
            sum[above] += end.points(team[above]);
            count[above]++;
        }
    }

    /** The cards that may be played at a position, as far as the player knows the hands. */
    private long cards(Jass position, long unplayed) {
        return position.playable(position.turn() == ownSeat ? own & unplayed : unplayed & ~own);
    }

    private static long unplayed(Jass position) {
        return ~position.played() & ((1L << MOST_CARDS) - 1);
    }

    private boolean expand(int node, Jass position) {
        int cards = Long.bitCount(cards(position, unplayed(position)));
        if (size + cards > card.length) {
            return false;
        }
        firstChild[node] = size;
        places[node] = (byte) cards;
        size += cards;
        return true;
    }

    private int create(int node, Jass position) {
        long cards = cards(position, unplayed(position));
        int child = firstChild[node] + children[node];
        set(child, node, member(cards, children[node]), position.turn() & 1);
        children[node]++;
        return child;
    }

    private void add(int above, int by, int ofTeam) {
        set(size, above, by, ofTeam);
        size++;
    }

    private void set(int node, int above, int by, int ofTeam) {
        card[node] = (byte) by;
        team[node] = (byte) ofTeam;
        parent[node] = above;
        children[node] = 0;
        places[node] = 0;
        sum[node] = 0;
        count[node] = 0;
    }

    /** The child with the highest V, the first of equals; with c = 0, the one with the best mean. */
    private int best(int node, double c) {
        double twoLog = 2 * Math.log(count[node]);
        double highest = Double.NEGATIVE_INFINITY;
        int best = NONE;
        for (int child = firstChild[node]; child < firstChild[node] + children[node]; child++) {
            double value = value(sum[child], count[child], c, twoLog);
            if (value > highest) {
                highest = value;
                best = child;
            }
        }
        return best;
    }

    /** S/N + c sqrt(2 ln N_parent / N). */
    static double value(long sum, int count, double c, double twoLogOfParent) {
        return (double) sum / count + c * Math.sqrt(twoLogOfParent / count);
    }

    /** Plays the turn to its end with random allowed cards. */
    private Jass playOut(Jass from) {
        Jass position = from;
        long unplayed = unplayed(from);
        while (unplayed != 0) {
            long cards = cards(position, unplayed);
            int next = member(cards, random.nextInt(Long.bitCount(cards)));
            unplayed &= ~(1L << next);
            position = position.play(next);
        }
        return position;
    }

    /** The k-th card of a set, counted from 0. */
    private static int member(long set, int k) {
        long rest = set;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** The sum of the player's team's points for a card in the last decision. */
    public long sum(long ofCard) {
        return sum[child(ofCard)];
    }

    /** The number of iterations of the last decision for a card. */
    public int count(long ofCard) {
        return count[child(ofCard)];
    }

    /** The expected points of the player's team for a card in the last decision; NaN without any iteration. */
    public double mean(long ofCard) {
        for (int child = firstChild[ROOT]; child < firstChild[ROOT] + children[ROOT]; child++) {
            if (card[child] == ofCard) {
                return (double) sum[child] / count[child];
            }
        }
        return Double.NaN;
    }

    /**
     * A row for each card: its iterations and the mean points of the player's team. The principal variation follows the
     * mean.
     */
    public SearchStatistics statistics(Jass view) {
        SearchStatistics statistics = new SearchStatistics("card", "iterations", "mean");
        for (int child = firstChild[ROOT]; child < firstChild[ROOT] + children[ROOT]; child++) {
            statistics.row(
                    view.show(card[child]),
                    Integer.toString(count[child]),
                    SearchStatistics.decimal((double) sum[child] / count[child], 2));
        }
        List<Long> line = new ArrayList<>();
        for (int node = best(ROOT, 0); node != NONE; node = best(node, 0)) {
            line.add((long) card[node]);
        }
        return statistics
                .fact("iterations", count[ROOT])
                .fact("nodes", nodes(ROOT))
                .fact("depth", depth(ROOT))
                .principalVariation(view, line);
    }

    private int nodes(int node) {
        return 1
                + IntStream.range(0, children[node])
                        .map(i -> nodes(firstChild[node] + i))
                        .sum();
    }

    private int depth(int node) {
        return IntStream.range(0, children[node])
                .map(i -> 1 + depth(firstChild[node] + i))
                .max()
                .orElse(0);
    }

    private int child(long ofCard) {
        for (int child = firstChild[ROOT]; child < firstChild[ROOT] + children[ROOT]; child++) {
            if (card[child] == ofCard) {
                return child;
            }
        }
        throw new IllegalArgumentException("the last decision had no choice of card " + ofCard);
    }
}
