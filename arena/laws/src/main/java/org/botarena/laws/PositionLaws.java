package org.botarena.laws;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** The laws at one position. One thread at a time. */
final class PositionLaws<P extends Position<P>> {
    private final Rules<P> rules;
    private final RandomGenerator random;
    private final TextLaws<P> texts;
    private final ViewLaws<P> views;

    PositionLaws(Rules<P> rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
        this.texts = new TextLaws<>(rules, random);
        this.views = new ViewLaws<>(rules, random);
    }

    void check(Scene scene, P position) {
        checkMoves(scene, position);
        checkForced(scene, position);
        checkProbabilities(scene, position);
        checkDoors(scene, position);
        checkScores(scene, position);
        texts.check(scene, position);
        views.check(scene, position);
    }

    private void checkMoves(Scene scene, P position) {
        int turn = position.turn();
        scene.require(
                (turn >= 0 && turn < rules.players()) || turn == Position.OVER || turn == Position.CHANCE,
                Law.TURN,
                "turn() is %d",
                turn);
        long[] moves = position.moves();
        scene.require(
                (moves.length == 0) == (turn == Position.OVER),
                Law.EMPTY_IFF_OVER,
                "turn() is %d with %d moves",
                turn,
                moves.length);
        scene.require(moves.length <= rules.maxMoves(), Law.AT_MOST_MAX_MOVES, "there are %d", moves.length);
        long[] into = new long[rules.maxMoves()];
        int count = position.moves(into);
        long[] written = Arrays.copyOf(into, count);
        scene.require(
                Arrays.equals(moves, written),
                Law.SAME_MOVES,
                "moves() %s, moves(into) %s",
                shown(position, moves),
                shown(position, written));
        scene.require(Arrays.equals(moves, position.moves()), Law.SAME_MOVES, "asked again it gives others");
        scene.require(
                Arrays.stream(moves).distinct().count() == moves.length && !contains(moves, Position.NONE),
                Law.DISTINCT,
                "moves() gives %s",
                Arrays.toString(moves));
    }

    private void checkForced(Scene scene, P position) {
        long forced = rules.forced(position);
        scene.require(
                forced == Position.NONE || contains(position.moves(), forced),
                Law.FORCED_IS_LISTED,
                "%s is forced",
                position.show(forced));
    }

    private void checkProbabilities(Scene scene, P position) {
        long[] moves = position.moves();
        if (position.turn() != Position.CHANCE) {
            long asked = moves.length == 0 ? 0 : moves[0];
            scene.require(
                    refuses(() -> position.probability(asked)),
                    Law.PROBABILITIES,
                    "chance is not to move, but probability(%s) does not throw IllegalStateException",
                    position.show(asked));
            return;
        }
        double sum = 0;
        for (long outcome : moves) {
            double probability = position.probability(outcome);
            scene.require(probability > 0, Law.PROBABILITIES, "%s has %s", position.show(outcome), probability);
            sum += probability;
        }
        scene.require(Math.abs(sum - 1) < 1e-9, Law.PROBABILITIES, "they add up to %s", sum);
    }

    private void checkDoors(Scene scene, P position) {
        long[] moves = position.moves();
        int hash = position.hashCode();
        for (long move : moves) {
            P next = position.play(move);
            P checked = opened(scene, position, move);
            scene.require(
                    next.equals(checked), Law.LEGAL_IFF_LISTED, "%s: play gives %s, tryPlay %s", move, next, checked);
            scene.require(
                    position.toString().equals(scene.position()) && position.hashCode() == hash,
                    Law.UNCHANGED,
                    "after %s it is %s",
                    position.show(move),
                    position);
        }
        // Around one of them: a refusal costs a stack trace, and the next position gives another neighbourhood.
        long listed = moves.length == 0 ? 0 : moves[random.nextInt(moves.length)];
        for (long near = listed - 2; near <= listed + 2; near++) {
            checkRefused(scene, position, moves, near);
        }
        checkRefused(scene, position, moves, listed ^ (1L << random.nextInt(64)));
        for (long other : new long[] {Position.NONE, Long.MAX_VALUE, -1, 0, random.nextLong(), random.nextInt(1000)}) {
            checkRefused(scene, position, moves, other);
        }
    }

    private P opened(Scene scene, P position, long move) {
        try {
            return position.tryPlay(move);
        } catch (IllegalMove e) {
            throw scene.broken(Law.LEGAL_IFF_LISTED, position.show(move) + " is listed, but tryPlay refuses it", e);
        }
    }

    private void checkRefused(Scene scene, P position, long[] moves, long move) {
        if (contains(moves, move)) {
            return;
        }
        try {
            P next = position.tryPlay(move);
            throw scene.broken(
                    Law.LEGAL_IFF_LISTED,
                    "the code %d is not listed, but tryPlay gives %s".formatted(move, next),
                    null);
        } catch (IllegalMove refused) {
            scene.require(refused.getMessage() != null, Law.LEGAL_IFF_LISTED, "a refusal without a message");
        }
    }

    private void checkScores(Scene scene, P position) {
        if (position.turn() != Position.OVER) {
            scene.require(
                    refuses(() -> position.score(0)),
                    Law.SCORE_AT_THE_END,
                    "the game goes on, but score(0) does not throw IllegalStateException");
            return;
        }
        double[] scoreOf = new double[rules.players()];
        Arrays.fill(scoreOf, Double.NaN);
        for (int player = 0; player < rules.players(); player++) {
            double score = position.score(player);
            scene.require(
                    score >= rules.worstScore() && score <= rules.bestScore(),
                    Law.SCORE_IN_RANGE,
                    "score(%d) is %s",
                    player,
                    score);
            int team = rules.team(player);
            scene.require(
                    Double.isNaN(scoreOf[team]) || scoreOf[team] == score,
                    Law.SCORE_SUM,
                    "team %d has the scores %s and %s",
                    team,
                    scoreOf[team],
                    score);
            scoreOf[team] = score;
        }
        double sum =
                Arrays.stream(scoreOf).filter(score -> !Double.isNaN(score)).sum();
        rules.scoreSum()
                .ifPresent(declared -> scene.require(
                        Math.abs(sum - declared) < 1e-9, Law.SCORE_SUM, "they add up to %s, not %s", sum, declared));
    }

    static boolean contains(long[] moves, long move) {
        return Arrays.stream(moves).anyMatch(listed -> listed == move);
    }

    private static String shown(Position<?> position, long[] moves) {
        return Arrays.stream(moves).mapToObj(position::show).toList().toString();
    }

    private static boolean refuses(Runnable question) {
        try {
            question.run();
            return false;
        } catch (IllegalStateException refused) {
            return true;
        }
    }
}
