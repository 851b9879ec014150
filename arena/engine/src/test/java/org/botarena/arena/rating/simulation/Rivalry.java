package org.botarena.arena.rating.simulation;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.analysis.Cycle;
import org.botarena.arena.rating.analysis.Nemesis;
import org.botarena.arena.rating.analysis.Ratings;

/** Compares the nemeses and cycles reported in many tournaments with the real ones. One thread while it is filled. */
final class Rivalry {
    private static final int ALL = 1000;

    private final Setting setting;
    private int tournaments;
    private int withNemesis;
    private int withCycle;
    private int found;
    private int real;
    private double falseNemeses;
    private double falseCycles;

    private Rivalry(Setting setting) {
        this.setting = setting;
    }

    /** Plays some tournaments from a seed. */
    static Rivalry of(Setting setting, int tournaments) {
        Rivalry rivalry = new Rivalry(setting);
        RandomGenerator random = new SplittableRandom(1995);
        for (int i = 0; i < tournaments; i++) {
            World world = setting.world().apply(random);
            Played played = Played.of(setting, world, i);
            Ratings ratings = Ratings.of(played.pool(), i);
            rivalry.judge(world, Nemesis.of(played.pool(), ratings), Cycle.of(played.pool(), ratings, ALL));
        }
        System.out.println(rivalry);
        return rivalry;
    }

    private void judge(World world, List<Nemesis> nemeses, List<Cycle> cycles) {
        tournaments++;
        withNemesis += nemeses.isEmpty() ? 0 : 1;
        withCycle += cycles.isEmpty() ? 0 : 1;
        long right = nemeses.stream()
                .filter(nemesis -> world.isNemesis(nemesis.entrant(), nemesis.opponent()))
                .count();
        found += (int) right;
        real += world.nemeses();
        falseNemeses += nemeses.isEmpty() ? 0 : 1 - (double) right / nemeses.size();
        falseCycles += cycles.isEmpty()
                ? 0
                : (double) cycles.stream()
                                .filter(cycle -> !isReal(world, cycle))
                                .count()
                        / cycles.size();
    }

    /** Whether each one really is stronger than the next. */
    private static boolean isReal(World world, Cycle cycle) {
        List<String> three = cycle.entrants();
        return world.share(three.get(0), three.get(1)) > 0.5
                && world.share(three.get(1), three.get(2)) > 0.5
                && world.share(three.get(2), three.get(0)) > 0.5;
    }

    int tournaments() {
        return tournaments;
    }

    /**
     * The share of tournaments with a false nemesis without real ones; else the mean share of false ones among those
     * reported.
     */
    double falseNemeses() {
        return falseNemeses / tournaments;
    }

    /** The same share for cycles. */
    double falseCycles() {
        return falseCycles / tournaments;
    }

    /** The share of real nemeses that were reported. */
    double found() {
        return (double) found / real;
    }

    /** The share of tournaments in which a cycle was reported. */
    double withCycle() {
        return (double) withCycle / tournaments;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s, %d tournaments: a nemesis told in %d, false ones %.4f of those told; a cycle in %d, false ones %.4f;"
                        + " nemeses found %d of %d",
                setting,
                tournaments,
                withNemesis,
                falseNemeses(),
                withCycle,
                falseCycles(),
                found,
                real);
    }
}
