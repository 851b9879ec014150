package org.botarena.search.partie;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The statistics of a match, counted as in the Bordeaux course, for both players and both sides (0 opens). One thread
 * at a time.
 *
 * <pre>
 * pv             a win gives 1 to the winner's side; a draw gives 1 to both
 * moves          a win gives the game's whole length in plies to the winner's side, 0 to the other; a draw half each
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

    /** By player, then by side. */
    private final double[] victories = new double[LINES];

    private final double[] moves = new double[LINES];
    private int games;

    /** Makes the statistics of a match before its first game. */
    public Statistics(String first, String second) {
        names = new String[] {first, second, "0", "1"};
    }

    /**
     * Adds a game.
     *
     * @param opener the player who opened it, 0 or 1
     * @param points of the opener: 1 won, 0.5 drawn, 0 lost
     * @param others the other player's points; 0 for both if both have lost by a fault
     * @param plies its length
     */
    public void add(int opener, double points, double others, int plies) {
        games++;
        count(opener, 0, points, plies);
        count(1 - opener, 1, others, plies);
    }

    private void count(int player, int side, double points, int plies) {
        for (int line : new int[] {player, PLAYERS + side}) {
            victories[line] += points > 0 ? 1 : 0;
            moves[line] += points * plies;
        }
    }

    /** The number of games. */
    public int games() {
        return games;
    }

    /** The mean per game, rounded to two decimals like the course. */
    double average(double sum) {
        return games == 0 ? 0 : Math.rint(100 * sum / games) / 100;
    }

    /** The four dictionaries, by the names of the players and the sides {@code 0} and {@code 1}, for programs. */
    public Map<String, Map<String, Double>> dictionaries() {
        Map<String, Map<String, Double>> dictionaries = new LinkedHashMap<>();
        dictionaries.put("pv", dictionary(victories));
        dictionaries.put("moves", dictionary(moves));
        dictionaries.put("avg_victories", dictionary(averages(victories)));
        dictionaries.put("avg_moves", dictionary(averages(moves)));
        return dictionaries;
    }

    private Map<String, Double> dictionary(double[] values) {
        Map<String, Double> dictionary = new LinkedHashMap<>();
        for (int line = 0; line < LINES; line++) {
            dictionary.put(names[line], values[line]);
        }
        return dictionary;
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
