package org.botarena.search.partie;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The statistics of a match as the course of Bordeaux counts them, for both players and both sides (0 opens). One thread at a
 * time.
 *
 * <pre>
 * pv             a win gives 1 to the winner and his side; a draw gives 1 to both
 * moves          a win gives the game's whole length in plies to the winner and his side, 0 to the other; a draw half each
 * avg_victories  pv by the number of games
 * avg_moves      moves by the number of games
 * </pre>
 *
 * {@link #toString} prints them as the course does, averages rounded to two decimals. A draw counts for both, so the
 * victories of a match may add up to more than its games.
 */
public final class Statistics {
    private static final int PLAYERS = 2;
    private static final int LINES = 4;

    private final String[] names;

    /** Of both players, then of both sides. */
    private final double[] victories = new double[LINES];

    private final double[] moves = new double[LINES];
    private int games;

    /** Of a match that has not begun. */
    public Statistics(String first, String second) {
        names = new String[] {first, second, "0", "1"};
    }

    /**
     * Adds a game.
     *
     * @param opener the player who opened it, 0 or 1
     * @param result of the opener: 1 won, 0 drawn, -1 lost
     * @param plies its length
     */
    public void add(int opener, double result, int plies) {
        games++;
        for (int side = 0; side < PLAYERS; side++) {
            double own = side == 0 ? result : -result;
            int player = side == 0 ? opener : 1 - opener;
            double points = own >= 0 ? 1 : 0;
            double length = own > 0 ? plies : own == 0 ? plies / 2.0 : 0;
            victories[player] += points;
            victories[PLAYERS + side] += points;
            moves[player] += length;
            moves[PLAYERS + side] += length;
        }
    }

    /** How many games there were. */
    public int games() {
        return games;
    }

    /** The victories of a player, 0 or 1, draws included. */
    public double victories(int player) {
        return victories[player];
    }

    /** The victories of a side, draws included: 0 opened. */
    public double victoriesOfSide(int side) {
        return victories[PLAYERS + side];
    }

    /** The plies credited to a player. */
    public double moves(int player) {
        return moves[player];
    }

    /** The plies credited to a side. */
    public double movesOfSide(int side) {
        return moves[PLAYERS + side];
    }

    /** Per game, rounded to two decimals, as the course rounds. */
    public double average(double sum) {
        return games == 0 ? 0 : Math.rint(100 * sum / games) / 100;
    }

    /** The four dictionaries as the course prints them. */
    @Override
    public String toString() {
        return """
                {'pv': %s,
                 'moves': %s,
                 'avg_victories': %s,
                 'avg_moves': %s}""".formatted(
                        line(victories, Statistics::count),
                        line(moves, Statistics::count),
                        line(averages(victories), Double::toString),
                        line(averages(moves), Double::toString));
    }

    private double[] averages(double[] sums) {
        return Arrays.stream(sums).map(this::average).toArray();
    }

    private String line(double[] values, DoubleFunction<String> show) {
        return IntStream.range(0, LINES)
                .mapToObj(i -> (i < PLAYERS ? "'%s'".formatted(names[i]) : names[i]) + ": " + show.apply(values[i]))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** Whole numbers without a point. */
    private static String count(double value) {
        return value == Math.rint(value) ? String.format(Locale.ROOT, "%.0f", value) : Double.toString(value);
    }
}
