package org.botarena.bench.course;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.tree.CautiousUct;
import org.botarena.search.tree.TreeSearch;
import org.botarena.search.tree.Uct;

/**
 * The annex of the course on draughts: matches between thinking times, each pair of times on each board, by the clock. The search is
 * the course's: sqrt 2, all children generated at once, {@code nbRuns} random games a leaf, no proofs.
 */
public final class ThinkingTimes {
    private ThinkingTimes() {}

    /** Prints; the arguments, if there are some: the times in seconds (1,2,5,10), the boards (8,10,6), games (2), nbRuns (1). */
    public static void main(String[] arguments) {
        double[] times = Arrays.stream(list(arguments, 0, "1,2,5,10"))
                .mapToDouble(Double::parseDouble)
                .toArray();
        int games = Integer.parseInt(list(arguments, 2, "2")[0]);
        int runs = Integer.parseInt(list(arguments, 3, "1")[0]);
        System.out.println("| board | times | shorter won | longer won | drawn |\n|---|---|--:|--:|--:|");
        for (String size : list(arguments, 1, "8,10,6")) {
            Rules<?> rules = Games.installed().parse("draughts:size=" + size);
            for (int shorter = 0; shorter < times.length; shorter++) {
                for (int longer = shorter + 1; longer < times.length; longer++) {
                    int[] results = match(rules, times[shorter], times[longer], games, runs);
                    System.out.printf(
                            "| %sx%s | %s s - %s s | %d | %d | %d |%n",
                            size, size, times[shorter], times[longer], results[0], results[1], results[2]);
                }
            }
        }
    }

    private static String[] list(String[] arguments, int place, String byDefault) {
        return (arguments.length > place ? arguments[place] : byDefault).split(",", -1);
    }

    private static <P extends Position<P>> int[] match(
            Rules<P> rules, double shorter, double longer, int games, int runs) {
        int[] results = new int[3];
        for (int game = 0; game < games; game++) {
            double[] times = game % 2 == 0 ? new double[] {shorter, longer} : new double[] {longer, shorter};
            List<TreeSearch<P>> seats = List.of(search(rules, runs, 2L * game), search(rules, runs, 2L * game + 1));
            P position = rules.start();
            while (position.turn() != Position.OVER) {
                int turn = position.turn();
                long end = System.nanoTime() + (long) (times[turn] * 1e9);
                Budget budget = () -> System.nanoTime() < end;
                position = position.play(seats.get(turn).choose(position, new long[0], budget));
            }
            double ofTheShorter = position.score(game % 2);
            results[ofTheShorter > 0 ? 0 : ofTheShorter < 0 ? 1 : 2]++;
        }
        return results;
    }

    private static <P extends Position<P>> TreeSearch<P> search(Rules<P> rules, int runs, long seed) {
        Uct.Settings settings =
                Uct.Settings.of(2).withProofs(false).withTreeKept(false).withRuns(runs, true);
        return new CautiousUct<>(rules, Math.sqrt(2), settings, Evaluation.nothing(), new SplittableRandom(seed));
    }
}
