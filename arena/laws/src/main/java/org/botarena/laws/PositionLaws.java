package org.botarena.laws;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** The laws at one position, except for refusals. One thread at a time. */
final class PositionLaws<P extends Position<P>> {
    private final Rules<P> rules;
    private final boolean hasChance;
    private final long[] into;
    private final TextLaws<P> texts;
    private final ViewLaws<P> views;

    PositionLaws(Rules<P> rules, RandomGenerator random) {
        this.rules = rules;
        this.hasChance = rules.hasChance();
        this.into = new long[rules.maxMoves()];
        this.texts = new TextLaws<>(rules);
        this.views = new ViewLaws<>(rules, random);
    }

    void check(Scene scene, P position) {
        long[] moves = position.moves();
        checkTurn(scene, position, moves);
        checkMoves(scene, position, moves);
        checkForced(scene, position, moves);
        checkProbabilities(scene, position, moves);
        checkDoors(scene, position, moves);
        checkScores(scene, position);
        texts.check(scene, position, moves);
        views.check(scene, position, moves);
    }

    private void checkTurn(Scene scene, P position, long[] moves) {
        int turn = position.turn();
        scene.require(hasChance || turn != Position.CHANCE, Law.DENIED, "chance is to move");
        scene.require(
                (turn >= 0 && turn < rules.players()) || turn == Position.OVER || turn == Position.CHANCE,
                Law.TURN,
                "turn() is %d",
                turn);
        scene.require(
                (moves.length == 0) == (turn == Position.OVER),
                Law.EMPTY_IFF_OVER,
                "turn() is %d with %d moves",
                turn,
                moves.length);
    }

    private void checkMoves(Scene scene, P position, long[] moves) {
        scene.require(moves.length <= rules.maxMoves(), Law.AT_MOST_MAX_MOVES, "there are %d", moves.length);
        int count = position.moves(into);
        if (!Arrays.equals(moves, 0, moves.length, into, 0, count)) {
            String written = shown(position, Arrays.copyOf(into, count));
            throw scene.broken(
                    Law.SAME_MOVES, "moves() %s, moves(into) %s".formatted(shown(position, moves), written), null);
        }
        scene.require(Arrays.equals(moves, position.moves()), Law.SAME_MOVES, "asked again it gives others");
        Arrays.sort(into, 0, count);
        for (int i = 0; i < count; i++) {
            boolean isNew = i == 0 || into[i] != into[i - 1];
            if (!isNew || into[i] == Position.NONE) {
                throw scene.broken(Law.DISTINCT, "moves() gives " + Arrays.toString(moves), null);
            }
        }
    }

    private void checkForced(Scene scene, P position, long[] moves) {
        long forced = rules.forced(position);
        if (forced != Position.NONE && !contains(moves, forced)) {
            throw scene.broken(Law.FORCED_IS_LISTED, position.show(forced) + " is forced", null);
        }
    }

    private void checkProbabilities(Scene scene, P position, long[] moves) {
        if (position.turn() != Position.CHANCE) {
            return;
        }
        double sum = 0;
        for (long outcome : moves) {
            double probability = position.probability(outcome);
            scene.require(probability > 0, Law.PROBABILITIES, "outcome %d has %s", outcome, probability);
            sum += probability;
        }
        scene.require(Math.abs(sum - 1) < 1e-9, Law.PROBABILITIES, "they add up to %s", sum);
    }

    private void checkDoors(Scene scene, P position, long[] moves) {
        int hash = position.hashCode();
        for (long move : moves) {
            P next = position.play(move);
            P checked = opened(scene, position, move);
            scene.require(
                    next.equals(checked), Law.LEGAL_IFF_LISTED, "%s: play gives %s, tryPlay %s", move, next, checked);
        }
        scene.require(
                position.hashCode() == hash && position.toString().equals(scene.position()),
                Law.UNCHANGED,
                "after its moves were played it is %s",
                position);
    }

    private P opened(Scene scene, P position, long move) {
        try {
            return position.tryPlay(move);
        } catch (IllegalMove e) {
            throw scene.broken(Law.LEGAL_IFF_LISTED, position.show(move) + " is listed, but tryPlay refuses it", e);
        }
    }

    private void checkScores(Scene scene, P position) {
        if (position.turn() != Position.OVER) {
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
        checkLead(scene, position);
        double sum =
                Arrays.stream(scoreOf).filter(score -> !Double.isNaN(score)).sum();
        rules.scoreSum()
                .ifPresent(declared -> scene.require(
                        Math.abs(sum - declared) < 1e-9, Law.SCORE_SUM, "they add up to %s, not %s", sum, declared));
    }

    private void checkLead(Scene scene, P over) {
        int leader = rules.lead(over);
        for (int player = 0; player < rules.players(); player++) {
            double margin = rules.margin(over, player);
            scene.require(
                    rules.team(player) == leader == margin > 0,
                    Law.LEAD,
                    "lead() is %d, the margin of player %d is %s",
                    leader,
                    player,
                    margin);
        }
    }

    static boolean contains(long[] moves, long move) {
        for (long listed : moves) {
            if (listed == move) {
                return true;
            }
        }
        return false;
    }

    private static String shown(Position<?> position, long[] moves) {
        return Arrays.stream(moves).mapToObj(position::show).toList().toString();
    }
}
