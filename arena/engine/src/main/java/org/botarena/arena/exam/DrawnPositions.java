package org.botarena.arena.exam;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.ExactResults;

/**
 * Positions of random games from the start. About every second ply is random; the others follow the game's
 * evaluation. At most one position of each game is taken and solved. Every call gives the same ones. One thread.
 *
 * @param <P> the positions of the game
 */
final class DrawnPositions<P extends Position<P>> {
    private static final long SEED = 20_261_129;
    private static final int MOST_GAMES = 2000;

    /** The number of positions in a set where a mistake is possible; fewer if the games do not have that many. */
    private static final int WANTED = 100;

    /** In a game too large to solve from its start, only this many last plies are solved. */
    private static final int LAST = 14;

    /** Drawing stops after this many positions that could not be solved. */
    private static final int MOST_UNSOLVED = 3;

    private final Rules<P> rules;
    private final ExactResults<P> results;
    private final boolean isWhole;

    DrawnPositions(Rules<P> rules) {
        this.rules = rules;
        this.results = new ExactResults<>(rules);
        this.isWhole = results.isSmall(rules.start());
    }

    /** The phases that have positions small enough to be solved. */
    List<Phase> phases() {
        if (isWhole) {
            return List.of(Phase.values());
        }
        List<P> game = game(new SplittableRandom(SEED));
        return game.subList(Math.max(0, game.size() - LAST), game.size()).stream()
                        .anyMatch(results::isSmall)
                ? List.of(Phase.END)
                : List.of();
    }

    /** The solved positions of a phase, or empty if they are too large after all. */
    List<Question> in(Phase phase) throws InterruptedException {
        RandomGenerator random = new SplittableRandom(SEED + phase.third());
        Set<P> seen = new HashSet<>();
        List<Question> questions = new ArrayList<>();
        int decided = 0;
        int unsolved = 0;
        for (int game = 0; game < MOST_GAMES && decided < WANTED && unsolved < MOST_UNSOLVED; game++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            P position = position(phase, random);
            if (position.moves().length > 1 && results.isSmall(position) && seen.add(position)) {
                Optional<Question> question = solved(position);
                question.ifPresent(questions::add);
                decided += question.filter(Question::isDecided).isPresent() ? 1 : 0;
                unsolved += question.isEmpty() ? 1 : 0;
            }
        }
        return questions;
    }

    private Optional<Question> solved(P position) {
        return results.afterEach(position).map(values -> Question.of(position, values));
    }

    /** A position of a new game in this phase; the start if a game is too short to reach it. */
    private P position(Phase phase, RandomGenerator random) {
        List<P> game = game(random);
        int from = isWhole ? game.size() * phase.third() / 3 : Math.max(0, game.size() - LAST);
        int to = isWhole ? game.size() * (phase.third() + 1) / 3 : game.size();
        return game.get(from < to ? random.nextInt(from, to) : 0);
    }

    /** The positions of a random game, without the last one. */
    private List<P> game(RandomGenerator random) {
        List<P> positions = new ArrayList<>();
        for (P position = rules.start(); position.turn() != Position.OVER; ) {
            positions.add(position);
            position = position.play(random.nextBoolean() ? position.randomMove(random) : liked(position, random));
        }
        return positions;
    }

    private long liked(P position, RandomGenerator random) {
        long liked = position.randomMove(random);
        for (long move : position.moves()) {
            if (results.guess(position, move) > results.guess(position, liked)) {
                liked = move;
            }
        }
        return liked;
    }
}
