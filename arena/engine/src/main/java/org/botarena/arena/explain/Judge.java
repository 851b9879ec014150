package org.botarena.arena.explain;

import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.MoveAssessment.Measure;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/**
 * Judges the moves of a game, asked from its end to its beginning. One thread.
 *
 * @param <P> the positions of the game
 */
interface Judge<P extends Position<P>> {
    /**
     * Judges a move.
     *
     * @param position where a player is to move
     * @param played the legal move; {@link Position#NONE}: no move was made, and the best one takes its place
     */
    MoveAssessment judge(P position, long played);

    /** How it forms an opinion: {@code alpha-beta, 100,000 nodes a position}. */
    String method();

    /**
     * Creates the judge for a game. If the library of searches knows the game, the judge uses its evaluation.
     * Otherwise it solves positions as long as that works, and judges earlier ones by random games.
     *
     * @param nodes the number of nodes that a search may visit for an opinion
     */
    static <P extends Position<P>> Judge<P> of(Rules<P> rules, long nodes) {
        if (rules.firstSeats().size() > 2) {
            return new UctJudge<>(rules, nodes);
        }
        Optional<GameEvaluation<P>> known = GameEvaluation.known(rules);
        Evaluation<P> evaluation = known.map(game -> game.suited(rules)).orElse(Evaluation.nothing());
        String unit = known.flatMap(GameEvaluation::unit).orElse("point");
        if (rules.isHidden()) {
            return new GuessingJudge<>(rules, evaluation, unit, nodes);
        }
        Oracle<P> oracle = new Oracle<>(rules, Estimation.of(rules, evaluation), evaluation);
        Judge<P> opinion = known.isPresent() ? SearchJudge.ofResults(oracle, nodes) : new UctJudge<>(rules, nodes);
        if (known.flatMap(GameEvaluation::unit).isPresent()) {
            Oracle<P> scores = Oracle.ofScores(rules, evaluation, () -> true);
            Judge<P> solver = new SearchJudge<>(scores, SolvingJudge.NODES, Measure.SCORE, unit);
            return new SolvingJudge<>(
                    solver, position -> known.get().isSmall(position) || scores.isSmall(position), opinion);
        }
        Judge<P> solver = SearchJudge.ofResults(oracle, Math.max(nodes, SolvingJudge.NODES));
        return new SolvingJudge<>(
                solver, position -> known.isEmpty() || known.get().isSmall(position), opinion);
    }
}
