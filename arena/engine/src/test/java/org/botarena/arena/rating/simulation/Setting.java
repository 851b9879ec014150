package org.botarena.arena.rating.simulation;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.arena.tournament.format.Decisions;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.Ladder;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.format.WithFinal;

/**
 * A kind of tournament that needs ratings. Immutable.
 *
 * @param name its description
 * @param format how the entrants meet
 * @param pairs as defined by the format
 * @param isFull whether every entrant has at least 20 pairs, with wins and losses: then intervals may not be too wide
 *     either
 * @param world creates a world with newly drawn strengths
 */
public record Setting(String name, Format format, int pairs, boolean isFull, Function<RandomGenerator, World> world) {
    private static final World.Games FREE = World.Games.INDEPENDENT;

    /** Whether one entrant is the strongest. */
    boolean hasBest() {
        return !name.contains("equals");
    }

    @Override
    public String toString() {
        return name;
    }

    /** Settings with rounds that are known in advance. */
    static List<Setting> fixed() {
        return List.of(
                robin("3 entrants, 10 pairs", 10, true, random -> World.spread(3, 120, FREE, random)),
                robin("3 entrants, 2 pairs", 2, false, random -> World.spread(3, 120, FREE, random)),
                robin("8 entrants, 4 pairs", 4, true, random -> World.spread(8, 120, FREE, random)),
                robin("8 entrants, spread 500, 3 pairs", 3, false, random -> World.spread(8, 500, FREE, random)),
                robin("8 entrants, one of them far ahead", 3, false, Setting::farAhead),
                robin("pairs that end alike", 2, false, random -> games(random, 0, 0.7)),
                robin("pairs that the opening decides", 4, true, random -> games(random, 0, -0.5)),
                robin("90 % draws", 4, true, random -> games(random, 0.9, 0)),
                robin(
                        "draws of the strong",
                        4,
                        true,
                        random -> World.spread(8, 120, FREE, random).withDrawsByStrength()),
                robin(
                        "deterministic agents, 100 pairs on 12 openings",
                        100,
                        false,
                        random -> World.spread(3, 120, new World.Games(0, 0, 12), random)),
                new Setting(
                        "gauntlet",
                        new Gauntlet(List.of("agent000", "agent001", "agent002")),
                        10,
                        true,
                        random -> World.spread(8, 150, FREE, random)));
    }

    /** Settings with fifty entrants, which take longer. */
    static List<Setting> wide() {
        return List.of(
                robin("50 entrants, 1 pair", 1, true, random -> World.spread(50, 120, FREE, random)),
                robin("50 entrants, spread 400, 1 pair", 1, false, random -> World.spread(50, 400, FREE, random)));
    }

    /** Settings with rounds drawn from results. */
    static List<Setting> drawn() {
        return List.of(
                new Setting("Swiss", new Swiss(0), 1, false, random -> World.spread(16, 200, FREE, random)),
                new Setting("Swiss, spread 400", new Swiss(0), 1, false, random -> World.spread(16, 400, FREE, random)),
                new Setting(
                        "ladder of two equals", new Ladder(), 50, false, random -> World.spread(2, 0, FREE, random)),
                new Setting("ladder of two", new Ladder(), 30, false, random -> World.spread(2, 120, FREE, random)),
                new Setting("ladder of eight", new Ladder(), 3, false, random -> World.spread(8, 120, FREE, random)),
                deciding("grades of eight", grades(), 40, random -> World.spread(8, 150, FREE, random)),
                deciding("the podium of eight", podium(), 5, random -> World.spread(8, 150, FREE, random)),
                new Setting("knockout", new Knockout(), 2, false, random -> World.spread(16, 200, FREE, random)),
                new Setting(
                        "Swiss with a final",
                        new WithFinal(new Swiss(0), 4),
                        1,
                        false,
                        random -> World.spread(16, 200, FREE, random)));
    }

    /** Equals in rounds drawn from results: the leaders were lucky, and meet others who were. */
    static List<Setting> equals() {
        return List.of(
                new Setting(
                        "Swiss of 16 equals with a final",
                        new WithFinal(new Swiss(0), 4),
                        1,
                        false,
                        random -> World.spread(16, 0, FREE, random)),
                new Setting(
                        "Swiss of 32 equals, 7 rounds, 2 pairs",
                        new Swiss(7),
                        2,
                        false,
                        random -> World.spread(32, 0, FREE, random)));
    }

    /** Worlds in which one number for each entrant is not enough. */
    static List<Setting> withoutAModel(int pairs) {
        return List.of(
                robin(
                        "16 entrants, luck decides 40 %, " + pairs + " pairs",
                        pairs,
                        false,
                        random -> World.spread(16, 200, FREE, random).withLuck(0.4)),
                robin(
                        "8 entrants in cycles, " + pairs + " pairs",
                        pairs,
                        false,
                        random -> World.spread(8, 120, FREE, random).withCycles(60)),
                robin(
                        "8 entrants, better on some openings, " + pairs + " pairs",
                        pairs,
                        false,
                        random -> World.spread(8, 120, FREE, random).withOpenings(80)));
    }

    /** Slower settings, with few entrants. */
    static List<Setting> small() {
        return List.of(
                new Setting("Swiss of eight", new Swiss(0), 1, false, random -> World.spread(8, 200, FREE, random)),
                new Setting(
                        "ladder of two equals", new Ladder(), 15, false, random -> World.spread(2, 0, FREE, random)),
                deciding("grades of five", grades(), 20, random -> World.spread(5, 150, FREE, random)),
                deciding("the podium of five", podium(), 3, random -> World.spread(5, 150, FREE, random)),
                new Setting("ladder of four", new Ladder(), 2, false, random -> World.spread(4, 120, FREE, random)),
                new Setting(
                        "knockout of eight", new Knockout(), 2, false, random -> World.spread(8, 200, FREE, random)),
                new Setting(
                        "Swiss of six with a final",
                        new WithFinal(new Swiss(0), 2),
                        1,
                        false,
                        random -> World.spread(6, 200, FREE, random)));
    }

    /**
     * Settings in which every reported nemesis or cycle is due to chance: all play equally well against each
     * opponent.
     */
    static List<Setting> withoutRivals() {
        return List.of(
                robin("50 equals, 1 pair", 1, false, random -> World.spread(50, 0, FREE, random)),
                robin("16 equals, 4 pairs", 4, false, random -> World.spread(16, 0, FREE, random)),
                robin("8 equals, 10 pairs", 10, false, random -> World.spread(8, 0, FREE, random)),
                robin("3 equals, 20 pairs", 20, false, random -> World.spread(3, 0, FREE, random)),
                robin("16 entrants, spread 250, 4 pairs", 4, false, random -> World.spread(16, 250, FREE, random)),
                robin(
                        "8 equals, pairs that end alike",
                        10,
                        false,
                        random -> World.spread(8, 0, new World.Games(0, 0.7, 0), random)),
                robin(
                        "8 equals, 60 % draws",
                        10, false, random -> World.spread(8, 0, new World.Games(0.6, 0, 0), random)));
    }

    /** Settings in which some entrants play 400 points weaker against one opponent. */
    static List<Setting> withRivals() {
        return List.of(
                robin(
                        "8 entrants, one nemesis, 20 pairs",
                        20,
                        false,
                        random -> World.spread(8, 120, FREE, random).withNemesis(0, 1, 400)),
                robin(
                        "16 entrants, three nemeses, 20 pairs",
                        20,
                        false,
                        random -> World.spread(16, 120, FREE, random)
                                .withNemesis(0, 1, 400)
                                .withNemesis(2, 3, 400)
                                .withNemesis(4, 5, 400)),
                robin("50 entrants, five nemeses, 20 pairs", 20, false, random -> {
                    World world = World.spread(50, 120, FREE, random);
                    for (int i = 0; i < 10; i += 2) {
                        world.withNemesis(i, i + 1, 400);
                    }
                    return world;
                }));
    }

    /** Three equals of eight beat each other in a cycle. */
    static Setting circle() {
        return robin(
                "8 equals, three in a circle, 40 pairs",
                40,
                false,
                random -> World.spread(8, 0, FREE, random)
                        .withNemesis(1, 0, 200)
                        .withNemesis(2, 1, 200)
                        .withNemesis(0, 2, 200));
    }

    private static Setting robin(String name, int pairs, boolean isFull, Function<RandomGenerator, World> world) {
        return new Setting("round robin, " + name, new RoundRobin(), pairs, isFull, world);
    }

    private static Setting deciding(String name, Format format, int pairs, Function<RandomGenerator, World> world) {
        return new Setting("deciding " + name, format, pairs, false, world);
    }

    private static Format grades() {
        return Decisions.grades(
                new Gauntlet(List.of("agent000", "agent001")), List.of(List.of(0.6), List.of(0.4, 0.8)));
    }

    private static Format podium() {
        return Formats.of(Map.of(FormatType.SETTING, "round-robin", Decisions.OPTION.name(), "podium"));
    }

    private static World games(RandomGenerator random, double drawn, double alike) {
        return World.spread(8, 120, new World.Games(drawn, alike, 0), random);
    }

    private static World farAhead(RandomGenerator random) {
        double[] truth = IntStream.range(0, 8)
                .mapToDouble(i -> 120 * random.nextGaussian() + (i == 0 ? 1200 : 0))
                .toArray();
        return new World(truth, FREE, random);
    }
}
