package org.botarena.arena.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.explain.MoveAssessment.Measure;
import org.botarena.arena.news.News;
import org.botarena.arena.news.News.Judged.Judgement;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.minimax.TableSearch;

/**
 * Judges the positions of running games: an opinion at once, then a proof if solving finds one. One thread.
 *
 * @param <P> the positions of the game
 */
public final class LiveJudge<P extends Position<P>> {
    /** Enough for an opinion within some hundredths of a second. */
    private static final long NODES = 50_000;

    private final Rules<P> rules;
    private final List<Oracle<P>> oracles;
    private final Judge<P> opinion;
    private final Judge<P> solver;
    private final Predicate<P> isSmall;
    private final boolean isCounted;

    private LiveJudge(
            Rules<P> rules,
            List<Oracle<P>> oracles,
            Judge<P> opinion,
            Judge<P> solver,
            Predicate<P> isSmall,
            boolean isCounted) {
        this.rules = rules;
        this.oracles = oracles;
        this.opinion = opinion;
        this.solver = solver;
        this.isSmall = isSmall;
        this.isCounted = isCounted;
    }

    /** Whether it can judge a game: two sides without hidden information. */
    public static boolean knows(Rules<?> rules) {
        return rules.firstSeats().size() == 2 && !rules.isHidden();
    }

    /**
     * Creates the judge for such a game.
     *
     * @param maySolve whether solving may continue, checked before each node
     */
    public static <P extends Position<P>> LiveJudge<P> of(Rules<P> rules, BooleanSupplier maySolve) {
        Optional<GameEvaluation<P>> known = GameEvaluation.known(rules);
        Evaluation<P> evaluation = known.map(game -> game.suited(rules)).orElse(Evaluation.nothing());
        Optional<String> unit = known.flatMap(GameEvaluation::unit);
        Estimation<P> results = Estimation.of(rules, evaluation);
        Oracle<P> quick = new Oracle<>(rules, results, evaluation, TableSearch.STEP, () -> true);
        Oracle<P> deep = unit.isPresent()
                ? Oracle.ofScores(rules, evaluation, maySolve)
                : new Oracle<>(rules, results, evaluation, TableSearch.STEP, maySolve);
        return new LiveJudge<>(
                rules,
                List.of(quick, deep),
                known.isPresent() ? SearchJudge.ofResults(quick, NODES) : new UctJudge<>(rules, NODES),
                new SearchJudge<>(
                        deep,
                        SolvingJudge.NODES,
                        unit.isPresent() ? Measure.SCORE : Measure.RESULT,
                        unit.orElse("point")),
                position -> known.isEmpty() || known.get().isSmall(position) || deep.isSmall(position),
                unit.isPresent());
    }

    /**
     * Judges the position of a game after its moves, unless no player is to move there.
     *
     * @param said takes the opinion, and the proof if there is one
     * @throws IllegalArgumentException if it is another game
     */
    public void judge(News.GameBegun game, Consumer<News.Judged> said) {
        P position = rules.parse(game.start());
        for (String move : game.moves()) {
            position = position.tryPlay(position.parse(move));
        }
        if (position.turn() < 0) {
            return;
        }
        MoveAssessment first = opinion.judge(position, Position.NONE);
        said.accept(judged(game, position, first));
        if ((!first.isExact() || isCounted) && isSmall.test(position)) {
            MoveAssessment proof = solver.judge(position, Position.NONE);
            if (proof.isExact()) {
                said.accept(judged(game, position, proof));
            }
        }
        oracles.forEach(Oracle::forget);
    }

    private News.Judged judged(News.GameBegun game, P position, MoveAssessment of) {
        boolean isFirst = rules.team(position.turn()) == rules.team(0);
        double own = isFirst ? of.bestValue() : -of.bestValue();
        boolean isScore = of.scale() == Measure.SCORE;
        boolean isDecided = of.isExact() && !isScore && Math.abs(own) > Evaluation.WIN / 2;
        double value = isScore || isDecided ? Math.signum(own) : Math.max(-1, Math.min(1, own / Evaluation.WIN));
        return new News.Judged(
                game.id(),
                game.moves().size(),
                of.isExact() ? Judgement.EXACT : Judgement.OPINION,
                Math.rint(value * 1e3) / 1e3 + 0.0,
                isDecided && !isCounted ? (int) Math.round((Evaluation.WIN - Math.abs(own)) / TableSearch.STEP) : null,
                isScore ? (int) Math.round(own) : null,
                of.best());
    }
}
