package org.botarena.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Dice;
import org.botarena.arena.match.Fixture;
import org.botarena.arena.tournament.Openings.Opening;

/**
 * The fixtures of a tournament, one for each index of a pair, the same for every pairing and both seatings. Asking for
 * more never changes the earlier ones. Thread-safe.
 *
 * <p>A fixture's seed is the {@link KeyedHash} of {@code fixture}, the game's name and the index. Random openings are
 * distinct by the position that they reach, images of each other under the game's symmetries counting as one, and none
 * is over. Up to {@value #COUNTED} positions they are enumerated and shuffled; beyond, each is drawn ply by ply. When the distinct ones are used up they repeat in order, the game's own
 * start included.
 */
public final class Fixtures {
    /** Up to so many positions on one ply, the distinct openings are counted exactly. */
    public static final int COUNTED = 10_000;

    private static final int DRAWS = 10_000;
    private static final int GAMES = 3;
    private static final int MOST_PLIES = 100;

    private final Rules<?> rules;
    private final KeyedHash hash;
    private final Openings openings;
    private final boolean isDealt;
    private final boolean hasChance;
    private final List<Opening> drawn = new ArrayList<>();
    private final Set<Object> reached = new HashSet<>();
    private final Map<String, Integer> first = new HashMap<>(); // the first opening that reaches a position
    private boolean isComplete;

    private Fixtures(Rules<?> rules, KeyedHash hash, Openings openings) {
        this.rules = rules;
        this.hash = hash;
        this.openings = openings;
        this.isDealt = isDealt(rules, hash);
        this.hasChance = hasChance(rules, hash);
    }

    /**
     * The fixtures of a game.
     *
     * @throws IllegalArgumentException if every opening of that length is over
     */
    public static Fixtures of(Rules<?> rules, Openings openings, long tournamentSeed) {
        Fixtures fixtures = new Fixtures(rules, new KeyedHash(tournamentSeed), openings);
        fixtures.begin();
        return fixtures;
    }

    /** The fixture of a pair, from 0. */
    public synchronized Fixture pair(int index) {
        while (!isComplete && drawn.size() <= index) {
            draw(rules);
        }
        Opening opening = drawn.get(index % drawn.size());
        long seed = hash.of("fixture", rules.name(), "" + index);
        return new Fixture(index, seed, opening.start(), opening.plies());
    }

    /**
     * The first pair that begins from the same position as this one; the pair itself where a deal or dice make each pair
     * another one.
     */
    public synchronized int start(int index) {
        pair(index);
        if (!isComplete || isDealt || hasChance) {
            return index;
        }
        if (first.isEmpty()) { // asked for every game of a tournament
            for (int i = 0; i < drawn.size(); i++) {
                first.putIfAbsent(drawn.get(i).reached(), i);
            }
        }
        return first.get(drawn.get(index % drawn.size()).reached());
    }

    /** Whether chance had a turn in some random games. */
    private static <P extends Position<P>> boolean hasChance(Rules<P> rules, KeyedHash hash) {
        RandomGenerator random = hash.generator("chance", rules.name());
        for (int game = 0; game < GAMES; game++) {
            P position = rules.start();
            for (int ply = 0; ply < MOST_PLIES && position.turn() != Position.OVER; ply++) {
                if (position.turn() == Position.CHANCE) {
                    return true;
                }
                position = position.play(Dice.draw(position, random));
            }
        }
        return false;
    }

    /** How many distinct positions the games begin from, if more pairs than that are asked for; empty: too many to count. */
    public synchronized OptionalInt distinct() {
        return isComplete
                ? OptionalInt.of(
                        (int) drawn.stream().map(Opening::reached).distinct().count())
                : OptionalInt.empty();
    }

    private void begin() {
        if (openings instanceof Openings.Listed listed) {
            drawn.addAll(listed.lines());
            isComplete = true;
            return;
        }
        draw(rules);
        if (!isDealt) {
            isComplete = openings instanceof Openings.Start || enumerate(rules, plies());
        }
        if (!isComplete) {
            draw(rules);
        }
    }

    private int plies() {
        return openings instanceof Openings.Random random ? random.plies() : 0;
    }

    /** Whether three deals are not all the standard start. */
    private static boolean isDealt(Rules<?> rules, KeyedHash hash) {
        RandomGenerator random = hash.generator("deals", rules.name());
        for (int i = 0; i < 3; i++) {
            if (!rules.deal(random).equals(rules.start())) {
                return true;
            }
        }
        return false;
    }

    /** Adds the next opening: the game's own start first, then random plies; a new position if one can be found. */
    private <P extends Position<P>> void draw(Rules<P> rules) {
        int index = drawn.size();
        RandomGenerator random = hash.generator("opening", rules.name(), "" + index);
        Images<P> images = new Images<>(rules);
        for (int tries = 0; tries < DRAWS; tries++) {
            P start = rules.deal(random);
            Opening opening = randomPlies(start, index == 0 ? 0 : plies(), random);
            if (opening.plies().size() == (index == 0 ? 0 : plies())
                    && reached.add(images.first(rules.parse(opening.reached())))) {
                drawn.add(opening);
                return;
            }
        }
        if (index < 2) {
            throw new IllegalArgumentException(
                    "%s: %d random openings of %d plies were all over before their end: ask for fewer plies"
                            .formatted(rules.name(), DRAWS, plies()));
        }
        isComplete = true;
    }

    /** Random plies; none at all if the game ended with them or before. */
    private static <P extends Position<P>> Opening randomPlies(P start, int plies, RandomGenerator random) {
        P position = start;
        List<String> played = new ArrayList<>();
        while (played.size() < plies && position.turn() != Position.OVER) {
            long move = Dice.draw(position, random);
            played.add(position.show(move));
            position = position.play(move);
        }
        boolean isOver = position.turn() == Position.OVER;
        return new Opening(start.toString(), isOver ? List.of() : played, position.toString());
    }

    /** Adds every position that a number of plies reaches, shuffled; or none, if there are too many to count. */
    private <P extends Position<P>> boolean enumerate(Rules<P> rules, int plies) {
        Images<P> images = new Images<>(rules);
        Map<P, List<String>> level = Map.of(rules.start(), List.of());
        for (int ply = 0; ply < plies; ply++) {
            Map<P, List<String>> next = new LinkedHashMap<>();
            Set<P> seen = new HashSet<>();
            for (Map.Entry<P, List<String>> entry : level.entrySet()) {
                addMoves(entry.getKey(), entry.getValue(), next, position -> seen.add(images.first(position)));
                if (next.size() > COUNTED) {
                    return false;
                }
            }
            level = next;
        }
        Set<Opening> all = new LinkedHashSet<>();
        level.forEach((position, moves) -> {
            if (position.turn() != Position.OVER && !reached.contains(images.first(position))) {
                all.add(new Opening(rules.start().toString(), moves, position.toString()));
            }
        });
        if (all.isEmpty()) {
            throw new IllegalArgumentException("%s: every opening of %d plies is over by then: ask for fewer plies"
                    .formatted(rules.name(), plies));
        }
        List<Opening> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, new Random(hash.of("openings", rules.name(), "" + plies)));
        drawn.addAll(shuffled);
        return true;
    }

    private static <P extends Position<P>> void addMoves(
            P position, List<String> moves, Map<P, List<String>> into, Predicate<P> isNew) {
        for (long move : position.moves()) {
            P next = position.play(move);
            if (isNew.test(next)) {
                List<String> longer = new ArrayList<>(moves);
                longer.add(position.show(move));
                into.put(next, longer);
            }
        }
    }
}
