package org.botarena.arena.explain;

import java.util.function.Predicate;
import org.botarena.api.Position;

/**
 * Solves small positions until one turns out to be too large; earlier positions are larger. Another judge gives its
 * opinion on the rest.
 */
final class SolvingJudge<P extends Position<P>> implements Judge<P> {
    /** The most nodes for solving a position: some seconds. */
    static final long NODES = 4_000_000;

    private final Judge<P> solver;
    private final Predicate<P> isSmall;
    private final Judge<P> opinion;
    private boolean isTooLarge;

    SolvingJudge(Judge<P> solver, Predicate<P> isSmall, Judge<P> opinion) {
        this.solver = solver;
        this.isSmall = isSmall;
        this.opinion = opinion;
    }

    @Override
    public MoveAssessment judge(P position, long played) {
        if (!isTooLarge && isSmall.test(position)) {
            MoveAssessment assessment = solver.judge(position, played);
            if (assessment.isExact()) {
                return assessment;
            }
            isTooLarge = true;
        }
        return opinion.judge(position, played);
    }

    @Override
    public String method() {
        return opinion.method();
    }
}
