package org.botarena.arena.cli.judge;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.judge.MoveAssessment.Measure;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.ReversiFeatures;

/** Reversi: the end of a game in discs, exact; what is before it as any game. */
final class DiscJudge implements Judge<Reversi> {
    /** With more empty squares solving is not tried. */
    private static final int MOST_EMPTY = 16;

    private final Oracle<Reversi> solver;
    private final SearchingJudge<Reversi> before;
    private boolean isTooLarge;

    DiscJudge(Rules<Reversi> rules, long nodes) {
        solver = new Oracle<>(
                rules,
                new Estimation<>(Endings.<Reversi>score(), Evaluation.nothing()),
                ReversiFeatures.mobility().plus(ReversiFeatures.corners()));
        before = new SearchingJudge<>(rules, nodes);
    }

    @Override
    public MoveAssessment judge(Reversi position, long played) {
        if (empty(position) > MOST_EMPTY || isTooLarge) {
            return before.judge(position, played);
        }
        Oracle.Best best = solver.best(position, SearchingJudge.SOLVING);
        long move = played == Position.NONE ? best.move() : played;
        Oracle.Worth got = move == best.move()
                ? best.worth()
                : solver.worth(position.play(move), position.turn(), SearchingJudge.SOLVING);
        if (!best.worth().isExact() || !got.isExact()) {
            isTooLarge = true;
            return before.judge(position, played);
        }
        boolean isBest = got.value() == best.worth().value();
        return new MoveAssessment(
                position.show(isBest ? move : best.move()), best.worth().value(), got.value(), Measure.DISCS);
    }

    private static int empty(Reversi position) {
        return position.size() * position.size() - position.discs(0) - position.discs(1);
    }
}
