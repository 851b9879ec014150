package org.botarena.game.jass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;

/**
 * A whole game of Jass: turns until a team has 1000 points, dealt as in the EPFL assignment. One thread at a time.
 *
 * <p>Its generators are not part of a position, so a position reveals nothing about later turns.
 *
 * <pre>{@code
 * JassGame game = new JassGame(seed);
 * while (game.winner().isEmpty()) {
 *     Jass turn = game.deal();
 *     while (turn.turn() != Position.OVER && !game.isWonDuring(turn)) {
 *         turn = turn.play(…);
 *     }
 *     game.add(turn);
 * }
 * }</pre>
 */
public final class JassGame {
    /** The number of points that wins the game in the EPFL assignment. */
    public static final int TARGET = 1000;

    private static final int SEVEN_OF_DIAMONDS = (int) Jass.card(Jass.DIAMOND, 1);

    private final int target;
    private final Random shuffles;
    private final Random trumps;
    private final int[] points = new int[2];
    private int leader = -1;

    /** A game to 1000 points. The same seed deals the same turns. */
    public JassGame(long seed) {
        this(seed, TARGET);
    }

    /**
     * A game to this many points, at least 1.
     *
     * @throws IllegalArgumentException if the target is below 1
     */
    public JassGame(long seed, int target) {
        if (target < 1) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "a game of Jass to %d points: play to 1 or more", target));
        }
        Random random = new Random(seed);
        this.target = target;
        this.shuffles = new Random(random.nextLong());
        this.trumps = new Random(random.nextLong());
    }

    /**
     * Deals the next turn. The holder of the seven of diamonds leads the first turn, so everybody knows that card;
     * after that, the seats lead in order.
     */
    public Jass deal() {
        List<Integer> deck = new ArrayList<>();
        for (int card = 0; card < Cards.COUNT; card++) {
            deck.add(card);
        }
        Collections.shuffle(deck, shuffles);
        long[] hands = new long[OpenTable.SEATS];
        for (int i = 0; i < Cards.COUNT; i++) {
            hands[i / Cards.RANKS] |= 1L << deck.get(i);
        }
        int trump = trumps.nextInt(Cards.COLOURS);
        Known known = Known.NOTHING;
        if (leader < 0) {
            leader = deck.indexOf(SEVEN_OF_DIAMONDS) / Cards.RANKS;
            for (int other = 1; other < OpenTable.SEATS; other++) {
                known = known.without((leader + other) & 3, 1L << SEVEN_OF_DIAMONDS);
            }
        } else {
            leader = (leader + 1) & 3;
        }
        return Jass.of(hands, 0, known, OpenTable.before(trump, leader));
    }

    /** Whether a team has already won with the tricks it has collected in this turn, which has not been added yet. */
    public boolean isWonDuring(Jass turn) {
        return points[0] + turn.points(0) >= target || points[1] + turn.points(1) >= target;
    }

    /** Adds the teams' points of a turn, either at its end or when it stops early because the game is won. */
    public void add(Jass turn) {
        points[0] += turn.points(0);
        points[1] += turn.points(1);
    }

    /** The points of a team, 0 or 1, in the added turns. */
    public int points(int team) {
        return points[team];
    }

    /** The team that has won; empty during the game. */
    public OptionalInt winner() {
        return points[0] >= target ? OptionalInt.of(0) : points[1] >= target ? OptionalInt.of(1) : OptionalInt.empty();
    }
}
