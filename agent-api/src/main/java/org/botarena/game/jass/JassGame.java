package org.botarena.game.jass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;

/**
 * A whole game of Jass: turns until a team has 1000 points, dealt as the EPFL hand-out deals them. One thread at a time.
 *
 * <p>Its generators are no part of a position, so no view of a turn tells anything of the turns to come.
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
    /** The points that win the hand-out's game. */
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
     * A game to that many points, at least 1.
     *
     * @throws IllegalArgumentException if it has none to play for
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
     * Deals the next turn. The holder of the seven of diamonds opens the first one, and everybody knows by that who has
     * it; then every seat in its turn.
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

    /** Whether a team has won by the tricks that it has collected in this turn, which has not been added yet. */
    public boolean isWonDuring(Jass turn) {
        return points[0] + turn.points(0) >= target || points[1] + turn.points(1) >= target;
    }

    /** Adds what the teams have made in a turn, at its end or when it is broken off because the game is won. */
    public void add(Jass turn) {
        points[0] += turn.points(0);
        points[1] += turn.points(1);
    }

    /** The points of a team, 0 or 1, in the turns added. */
    public int points(int team) {
        return points[team];
    }

    /** The team that has won; empty while the game goes on. */
    public OptionalInt winner() {
        return points[0] >= target ? OptionalInt.of(0) : points[1] >= target ? OptionalInt.of(1) : OptionalInt.empty();
    }
}
