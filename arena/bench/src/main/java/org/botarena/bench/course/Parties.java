package org.botarena.bench.course;

import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.partie.CoursePlayer;
import org.botarena.search.partie.Partie;

/**
 * {@code partie(a, b, game, n)} of the Bordeaux course: two of its players, 2n games in one process, the statistics in
 * its form, and the recursive calls of each player.
 */
public final class Parties {
    private static final String USAGE = """
        Parties PLAYER PLAYER GAME [N [forget]]
          PLAYER  %s, with parameters: Ultimate:pf=1,nbSim=10,secondes=1
          GAME    as everywhere: matches:n=13,take=false
          N       half the number of games, 4 if it is not given
          forget  what was learnt is forgotten before each game\
        """.formatted(String.join(", ", CoursePlayer.names()));

    private Parties() {}

    /** Plays and prints. */
    public static void main(String[] arguments) {
        if (arguments.length < 3) {
            System.out.println(USAGE);
            return;
        }
        int n = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 4;
        boolean isForgetting = arguments.length > 4 && arguments[4].equals("forget");
        play(Games.installed().parse(arguments[2]), arguments[0], arguments[1], n, isForgetting);
    }

    private static <P extends Position<P>> void play(
            Rules<P> rules, String first, String second, int n, boolean isForgetting) {
        SplittableRandom random = new SplittableRandom(0);
        CoursePlayer<P> a = new CoursePlayer<>(rules, first, random);
        CoursePlayer<P> b = new CoursePlayer<>(rules, second, random);
        System.out.println(new Partie<>(rules, random, isForgetting).play(List.of("a_01", "b_02"), a, b, n));
        System.out.printf("nbCalls: a_01 %,d, b_02 %,d%n", a.calls(), b.calls());
    }
}
