package org.botarena.arena.cli.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.botarena.arena.rating.PairSample;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.search.partie.Statistics;

/**
 * The games of two entrants, pair by pair. A test is looked at after every pair in the order of the pairs, whatever order
 * they end in: agents that always play alike get the same decision, however many games run at a time. It also ends when no
 * new game comes. What ends after the last pair is not counted. One thread at a time.
 */
final class Scoresheet implements Spectator {
    private final String one;
    private final String other;
    private final Optional<Sprt> test;
    private final SortedMap<Integer, Pair> pairs = new TreeMap<>();
    private final Map<String, Integer> plies = new HashMap<>();
    private final List<Disturbance> disturbances = new ArrayList<>();
    private Runnable stop = () -> {};
    private final PairSample tested = new PairSample();
    private final IntUnaryOperator starts;
    private int next;
    private int end = Integer.MAX_VALUE;

    /** The two games of a pair, as far as they have ended. */
    private static final class Pair {
        private final List<Outcome> games = new ArrayList<>();
        private final List<Long> courses = new ArrayList<>();
        private int unplayed;

        boolean isComplete() {
            return games.size() + unplayed == 2;
        }

        /** A game that was not played, or that both lost by a fault, says nothing of their strength. */
        boolean isTelling() {
            return games.size() == 2
                    && games.stream()
                            .noneMatch(game ->
                                    game.first().points() + game.second().points() == 0);
        }

        double points(String entrant) {
            return games.stream()
                    .map(game -> game.first().entrant().equals(entrant) ? game.first() : game.second())
                    .mapToDouble(Outcome.Side::points)
                    .sum();
        }
    }

    /**
     * An attempt at a game that did not count.
     *
     * @param game its id
     * @param reason what the arena or the machine did
     */
    record Disturbance(String game, String reason) {}

    /** An empty sheet; the points are those of the first. */
    Scoresheet(String one, String other, Optional<Sprt> test) {
        this(one, other, test, IntUnaryOperator.identity());
    }

    /**
     * The same where some pairs begin alike.
     *
     * @param starts for each pair a number for the position from which it begins
     */
    Scoresheet(String one, String other, Optional<Sprt> test, IntUnaryOperator starts) {
        this.one = one;
        this.other = other;
        this.test = test;
        this.starts = starts;
    }

    /** An empty sheet for the two of a plan, in the order in which they were named. */
    static Scoresheet of(Plan plan, Optional<Sprt> test, Runnable whenDecided) {
        Setup setup = plan.setup();
        List<Entrant> two = plan.roster().entrants();
        Fixtures fixtures = Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
        Scoresheet sheet = new Scoresheet(two.get(0).name(), two.get(1).name(), test, fixtures::start);
        sheet.whenDecided(whenDecided);
        return sheet;
    }

    /** Says what ends the match when the test is over. */
    void whenDecided(Runnable action) {
        stop = action;
    }

    @Override
    public void ended(GameRecord game) {
        plies.put(game.id(), game.result().plies().size());
        note(game);
        Pair pair = pair(game.fixture().pair());
        pair.games.add(Outcome.of(game));
        pair.courses.add(Counted.course(game));
        look();
    }

    @Override
    public void unplayed(Unplayed game) {
        note(game.game());
        pair(game.game().fixture().pair()).unplayed++;
        look();
    }

    private void note(GameRecord game) {
        game.attempts().stream()
                .filter(Attempt::isDisturbed)
                .map(attempt -> new Disturbance(
                        game.id(), attempt.voided().map(Sentence::toString).orElse("it ended without a result")))
                .forEach(disturbances::add);
    }

    /** The attempts that did not count, in the order in which their games ended. */
    List<Disturbance> disturbances() {
        return List.copyOf(disturbances);
    }

    private Pair pair(int index) {
        return pairs.computeIfAbsent(index, fresh -> new Pair());
    }

    private void look() {
        while (!isOver() && pairs.containsKey(next) && pairs.get(next).isComplete()) {
            Pair pair = pairs.get(next);
            add(next, pair, tested);
            next++;
            Comparison sofar = new Comparison(one, other, tested, test);
            if (pair.isTelling() && (sofar.isDecided() || sofar.isUndecidable())) {
                end = next;
                stop.run();
            }
        }
    }

    /** Whether the test has decided, or found that no more games can. */
    boolean isOver() {
        return end < Integer.MAX_VALUE;
    }

    /** The points of the first in each pair that counts. */
    Comparison comparison() {
        PairSample sample = new PairSample();
        counted().forEach((index, pair) -> add(index, pair, sample));
        return new Comparison(one, other, sample, test);
    }

    private void add(int index, Pair pair, PairSample sample) {
        if (pair.isTelling()) {
            sample.add(starts.applyAsInt(index), pair.courses, pair.points(one));
        }
    }

    /** How an entrant did in the games that count. */
    Standing standing(String entrant) {
        Map<String, Integer> unplayed = new HashMap<>();
        int given = counted().values().stream().mapToInt(pair -> pair.unplayed).sum();
        unplayed.put(one, given);
        unplayed.put(other, given);
        return Standings.of(List.of(one, other), games(), unplayed).rows().stream()
                .filter(row -> row.entrant().equals(entrant))
                .findFirst()
                .orElseThrow();
    }

    /** The games that count, by their ids. */
    List<Outcome> games() {
        return counted().values().stream()
                .flatMap(pair -> pair.games.stream())
                .sorted(Comparator.comparing(Outcome::id))
                .toList();
    }

    /** The games that count as the course of Bordeaux counts them: whoever has seat 0 opens. */
    Statistics statistics() {
        Statistics statistics = new Statistics(one, other);
        for (Outcome game : games()) {
            int opener = game.first().entrant().equals(one) ? 0 : 1;
            statistics.add(opener, game.first().points(), game.second().points(), plies.get(game.id()));
        }
        return statistics;
    }

    private SortedMap<Integer, Pair> counted() {
        return pairs.headMap(end);
    }
}
