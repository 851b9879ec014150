package org.botarena.training;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkArchitecture;
import org.botarena.training.network.TorchNetwork;

/**
 * Games of a network against itself, all at the same time, so that each question to the network is a batch. Some random plies
 * begin a game; then every move is searched, a quarter of them fully: these are learned from (playout-cap randomisation,
 * Wu 2019). Their result is how the game ends, or would have ended with perfect play from the next position that a search has solved.
 */
final class SelfPlay<P extends Position<P>> {
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

    /** Plays the games of a round; the same round of the same network gives the same. */
    List<Sample<P>> play(int iteration) {
        SplittableRandom seeds = new SplittableRandom(settings.seed() * 1_000_003 + iteration);
        List<GameOfOne> all = new ArrayList<>();
        for (int i = 0; i < settings.games(); i++) {
            all.add(new GameOfOne(seeds.split(), settings.simulations(iteration)));
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
        return all.stream().flatMap(game -> game.samples.stream()).toList();
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

    /** One of the games; both sides are the same network. */
    private final class GameOfOne {
        final List<Sample<P>> samples = new ArrayList<>();
        private final SplittableRandom random;
        private final int simulations;
        private final List<P> positions = new ArrayList<>(); // those searched fully, and what the search made of them
        private final List<float[]> policies = new ArrayList<>();
        private final List<Double> results = new ArrayList<>(); // from the side of player 0, of the first of them
        private P position;
        private GumbelSearch<P> search;
        private boolean isFull;

        GameOfOne(SplittableRandom random, int simulations) {
            this.random = random;
            this.simulations = simulations;
            do {
                position = rules.deal(random);
                for (int plies = random.nextInt(settings.randomPlies() + 1);
                        plies > 0 && position.turn() != Position.OVER;
                        plies--) {
                    position = position.play(position.randomMove(random));
                }
            } while (position.turn() == Position.OVER);
        }

        /** Plays on until the network is asked: the position in question, or null when the game is over. */
        P next() {
            while (true) {
                if (search != null) {
                    P question = search.next();
                    if (question != null) {
                        return question;
                    }
                    if (isFull) {
                        positions.add(position);
                        policies.add(search.policy());
                    }
                    search.result().ifPresent(this::settle);
                    position = position.play(search.move());
                    search = null;
                }
                if (position.turn() == Position.OVER) {
                    finish();
                    return null;
                }
                long[] moves = position.moves();
                if (moves.length == 1) {
                    position = position.play(moves[0]);
                } else {
                    isFull = random.nextDouble() < TrainingSettings.FULL_SEARCHES;
                    search = new GumbelSearch<>(
                            rules, position, isFull ? simulations : Math.max(2, simulations / 4), random);
                }
            }
        }

        /** What was played before and not settled yet ends like this. */
        private void settle(double result) {
            while (results.size() < positions.size()) {
                results.add(result);
            }
        }

        private void finish() {
            settle(Math.signum(rules.margin(position, 0)));
            for (int i = 0; i < positions.size(); i++) {
                P learned = positions.get(i);
                double margin = rules.margin(position, learned.turn());
                double share = margin / (rules.bestScore() - rules.worstScore());
                double result = (learned.turn() == 0 ? 1 : -1) * results.get(i);
                samples.add(new Sample<>(learned, policies.get(i), (float) result, (float) share));
            }
        }
    }
}
