package org.botarena.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkArchitecture;
import org.botarena.training.network.TorchNetwork;

/**
 * Games of a network against itself, all at the same time, so that each call of the network is a batch. A game begins
 * with some random plies. Then every move is searched, a quarter of them fully, and the network learns from those
 * (playout-cap randomisation, Wu 2019). It also learns from solvable positions at the end of a game ({@link Targets}).
 */
final class SelfPlay<P extends Position<P>> {
    /** The share of the limit for solving a position before its search, which costs less than the search. */
    private static final int GLANCE = 8;

    private final Rules<P> rules;
    private final Encoding<P> encoding;
    private final TrainingSettings settings;
    private final TorchNetwork network;

    SelfPlay(Rules<P> rules, Encoding<P> encoding, TrainingSettings settings, TorchNetwork network) {
        this.rules = rules;
        this.encoding = encoding;
        this.settings = settings;
        this.network = network;
    }

    /** Plays the games of a round; the result depends only on the round and the network. */
    List<Sample<P>> play(int iteration) {
        SplittableRandom seeds = new SplittableRandom(settings.seed() * 1_000_003 + iteration);
        Solver<P> solver = new Solver<>(rules);
        List<GameOfOne> all = new ArrayList<>();
        for (int i = 0; i < settings.games(); i++) {
            all.add(new GameOfOne(seeds.split(), solver, settings.simulations(iteration)));
        }
        List<GameOfOne> open = new ArrayList<>(all);
        List<P> questions = new ArrayList<>();
        while (true) {
            questions.clear();
            open.removeIf(game -> {
                P question = game.next();
                if (question != null) {
                    questions.add(question);
                }
                return question == null;
            });
            if (open.isEmpty()) {
                break;
            }
            ask(open, questions);
        }
        Targets<P> targets = new Targets<>(rules, solver, settings.solved());
        return all.stream()
                .flatMap(game -> targets.of(game.turns, game.position).stream())
                .toList();
    }

    private void ask(List<GameOfOne> games, List<P> questions) {
        int width = encoding.architecture(1, 1).cells() * NetworkArchitecture.PLANES;
        float[] planes = new float[questions.size() * width];
        for (int i = 0; i < questions.size(); i++) {
            encoding.planes(questions.get(i), planes, i * width);
        }
        TorchNetwork.Answer answer = network.evaluate(planes, questions.size());
        for (int i = 0; i < questions.size(); i++) {
            P position = questions.get(i);
            long[] moves = position.moves();
            double[] logits = new double[moves.length];
            for (int m = 0; m < moves.length; m++) {
                logits[m] = answer.logit(i, encoding.action(position, moves[m]));
            }
            games.get(i).search.answer(logits, answer.value(i));
        }
    }

    /** One of the games; both sides use the same network. */
    private final class GameOfOne {
        private final List<Turn<P>> turns = new ArrayList<>();
        private final SplittableRandom random;
        private final Solver<P> solver;
        private final int simulations;
        private P position;
        private GumbelSearch<P> search;
        private boolean isFull;

        GameOfOne(SplittableRandom random, Solver<P> solver, int simulations) {
            this.random = random;
            this.solver = solver;
            this.simulations = simulations;
            do {
                position = rules.deal(random);
                // A random number below a random number: most games have few random plies, but some reach the positions
                // of random play.
                for (int plies = random.nextInt(1 + random.nextInt(settings.randomPlies() + 1));
                        plies > 0 && position.turn() != Position.OVER;
                        plies--) {
                    position = position.play(position.randomMove(random));
                }
            } while (position.turn() == Position.OVER);
        }

        /** Plays until it needs the network: returns the position, or null at the end of the game. */
        P next() {
            while (true) {
                if (search != null) {
                    P question = search.next();
                    if (question != null) {
                        return question;
                    }
                    turns.add(new Turn<>(position, search.policy(), search.value(), search.result(), isFull));
                    position = position.play(search.move());
                    search = null;
                }
                if (position.turn() == Position.OVER) {
                    return null;
                }
                long[] moves = position.moves();
                if (moves.length == 1) {
                    position = position.play(moves[0]);
                } else if (!isSolved()) {
                    isFull = random.nextDouble() < TrainingSettings.FULL_SEARCHES;
                    search = new GumbelSearch<>(
                            rules, position, isFull ? simulations : Math.max(2, simulations / 4), random);
                }
            }
        }

        /** Whether the position was solved quickly: then a move that keeps the result is played without the network. */
        private boolean isSolved() {
            Optional<Turn<P>> solved = solver.turn(position, settings.solved() / GLANCE);
            if (solved.isPresent()) {
                turns.add(solved.get());
                float[] policy = solved.get().policy();
                int move = random.nextInt(policy.length);
                while (policy[move] == 0) {
                    move = random.nextInt(policy.length);
                }
                position = position.play(position.moves()[move]);
            }
            return solved.isPresent();
        }
    }
}
