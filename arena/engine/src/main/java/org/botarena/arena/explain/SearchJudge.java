package org.botarena.arena.explain;

import org.botarena.api.Position;
import org.botarena.arena.explain.MoveAssessment.Measure;
import org.botarena.arena.text.Numbers;

/**
 * Judges by alpha-beta with a table: proven where the search reaches the end of the game, else an opinion.
 *
 * @param nodes the number of nodes that a search may visit for a position
 * @param proven the measure of proven values
 * @param unit of the measure
 */
record SearchJudge<P extends Position<P>>(Oracle<P> oracle, long nodes, Measure proven, String unit)
        implements Judge<P> {
    /** A judge of wins, draws and losses. */
    static <P extends Position<P>> SearchJudge<P> ofResults(Oracle<P> oracle, long nodes) {
        return new SearchJudge<>(oracle, nodes, Measure.RESULT, "");
    }

    @Override
    public MoveAssessment judge(P position, long played) {
        Oracle.Best best = oracle.best(position, nodes);
        if (played == Position.NONE || played == best.move()) {
            return assessment(position, best.move(), best.worth(), best.worth());
        }
        int player = position.turn();
        Oracle.Worth wanted =
                best.worth().isExact() ? best.worth() : oracle.worth(position.play(best.move()), player, nodes);
        Oracle.Worth got = oracle.worth(position.play(played), player, nodes);
        return wanted.value() > got.value()
                ? assessment(position, best.move(), wanted, got)
                : assessment(position, played, got, got);
    }

    private MoveAssessment assessment(P position, long best, Oracle.Worth wanted, Oracle.Worth got) {
        boolean isExact = wanted.isExact() && got.isExact();
        return new MoveAssessment(
                position.show(best), wanted.value(), got.value(), isExact ? proven : Measure.OPINION, unit);
    }

    @Override
    public String method() {
        return "alpha-beta, %s nodes a position".formatted(Numbers.grouped(nodes));
    }
}
