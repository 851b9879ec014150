package org.botarena.arena.explain;

import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.MoveAssessment.Measure;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/**
 * Who says what the moves of a game were worth. It is asked from the end of the game to its beginning. One thread.
 *
 * @param <P> the positions of the game
 */
interface Judge<P extends Position<P>> {
    /**
     * What a move was worth.
     *
     * @param position where a player is to move
     * @param played the legal move; {@link Position#NONE}: none was, and the best one is taken for it
     */
    MoveAssessment judge(P position, long played);

    /** How it comes to an opinion: {@code alpha-beta, 100,000 nodes a position}. */
    String method();

    /**
     * The one for a game. Where the library of searches knows the game, its evaluation; where it does not, positions are solved
     * as long as that works, and random games say what is before them.
     *
     * @param nodes what a search may look at for an opinion
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
