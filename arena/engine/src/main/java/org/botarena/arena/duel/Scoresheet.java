package org.botarena.arena.duel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.botarena.arena.rating.PairSample;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Rounds;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/**
 * Records the games of two entrants, pair by pair. A test is evaluated after every pair in the order of the pairs,
 * whatever order they end in. So agents that always play alike get the same decision, however many games run at a
 * time. The test also ends when no new game comes. Games that end after the last pair do not count. Thread-safe.
 */
final class Scoresheet implements Spectator {
    private final String one;
    private final String other;
    private final Optional<Sprt> test;
    private final SortedMap<Integer, Pair> pairs = new TreeMap<>();
    private final List<Disturbance> disturbances = new ArrayList<>();
    private Runnable stop = () -> {};
    private final PairSample tested = new PairSample();
    private final IntUnaryOperator starts;
    private int next;
    private int end = Integer.MAX_VALUE;

    /** The two games of a pair, as far as they have ended. */
    private static final class Pair {
        private final List<DuelGame> games = new ArrayList<>();
        private final List<Long> courses = new ArrayList<>();
        private int unplayed;

        boolean isComplete() {
            return games.size() + unplayed == 2;
        }

        /**
         * Whether the pair says something about strength: games that were not played, or that both lost by a fault,
         * do not.
         */
        boolean isTelling() {
            return games.size() == 2
                    && outcomes()
                            .noneMatch(game ->
                                    game.first().points() + game.second().points() == 0);
        }

        Stream<Outcome> outcomes() {
            return games.stream().map(DuelGame::outcome);
        }

        double points(String entrant) {
            return outcomes()
                    .map(game -> game.first().entrant().equals(entrant) ? game.first() : game.second())
                    .mapToDouble(Outcome.Side::points)
                    .sum();
        }
    }

    /**
     * An attempt at a game that did not count.
     *
     * @param game its id
     * @param reason the failure of the arena or the machine
     */
    record Disturbance(String game, Sentence reason) {}

    /** @param starts for each pair a number that identifies its starting position */
    Scoresheet(String one, String other, Optional<Sprt> test, IntUnaryOperator starts) {
        this.one = one;
        this.other = other;
        this.test = test;
        this.starts = starts;
    }

    /** An empty sheet for the two entrants of a plan, in the order in which they were named. */
    static Scoresheet of(Plan plan, Optional<Sprt> test, Runnable whenDecided) {
        Setup setup = plan.setup();
        List<Entrant> two = plan.roster().entrants();
        Fixtures fixtures = Fixtures.of(setup.terms().rules(), setup.openings(), setup.seed());
        Scoresheet sheet = new Scoresheet(two.get(0).name(), two.get(1).name(), test, fixtures::start);
        sheet.whenDecided(whenDecided);
        return sheet;
    }

    /** Sets the action that ends the match when the test is decided. */
    void whenDecided(Runnable action) {
        stop = action;
    }

    @Override
    public synchronized void ended(GameRecord game) {
        note(game);
        Pair pair = pair(game.fixture().pair());
        pair.games.add(new DuelGame(Outcome.of(game), game.result().plies().size()));
        pair.courses.add(Counted.course(game));
        look();
    }

    @Override
    public synchronized void unplayed(GameRecord game) {
        note(game);
        pair(game.fixture().pair()).unplayed++;
        look();
    }

    private void note(GameRecord game) {
        game.attempts().stream()
                .filter(Attempt::isDisturbed)
                .map(attempt ->
                        new Disturbance(game.id(), attempt.voided().orElseGet(() -> Sentence.of("disturbance.none"))))
                .forEach(disturbances::add);
    }

    /** The attempts that did not count, in the order in which their games ended. */
    synchronized List<Disturbance> disturbances() {
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
            if (pair.isTelling()
                    && test.filter(sprt -> Comparison.Test.of(sprt, tested).isOver())
                            .isPresent()) {
                end = next;
                stop.run();
            }
        }
    }

    /** Whether the test has decided, or more games cannot decide it. */
    synchronized boolean isOver() {
        return end < Integer.MAX_VALUE;
    }

    /** The state of the test after the pairs that count; empty in a match without a test. */
    Optional<Comparison.Test> test() {
        return test.map(sprt -> Comparison.Test.of(sprt, sample()));
    }

    private synchronized PairSample sample() {
        PairSample sample = new PairSample();
        counted().forEach((index, pair) -> add(index, pair, sample));
        return sample;
    }

    private void add(int index, Pair pair, PairSample sample) {
        if (pair.isTelling()) {
            sample.add(starts.applyAsInt(index), pair.courses, pair.points(one));
        }
    }

    /** The score of the games that count so far. */
    synchronized Score score() {
        return new Score(standing(one), standing(other), sample(), test, games(), disturbances());
    }

    /** A consistent snapshot of the numbers. */
    record Score(
            Standing one,
            Standing other,
            PairSample sample,
            Optional<Sprt> test,
            List<DuelGame> games,
            List<Disturbance> disturbances) {
        /** The strength of the first entrant; takes up to a tenth of a second if there is a test. */
        Comparison comparison() {
            return Comparison.of(sample, test);
        }
    }

    /** An entrant's sums over the games that count. */
    synchronized Standing standing(String entrant) {
        Map<String, Integer> unplayed = new HashMap<>();
        int given = counted().values().stream().mapToInt(pair -> pair.unplayed).sum();
        unplayed.put(one, given);
        unplayed.put(other, given);
        return Standings.of(List.of(one, other), outcomes(), unplayed, Rounds.Placing.BY_POINTS).rows().stream()
                .filter(row -> row.entrant().equals(entrant))
                .findFirst()
                .orElseThrow();
    }

    private List<Outcome> outcomes() {
        return games().stream().map(DuelGame::outcome).toList();
    }

    /** The games that count, by their ids. */
    synchronized List<DuelGame> games() {
        return counted().values().stream()
                .flatMap(pair -> pair.games.stream())
                .sorted(Comparator.comparing(game -> game.outcome().id()))
                .toList();
    }

    private SortedMap<Integer, Pair> counted() {
        return pairs.headMap(end);
    }
}
