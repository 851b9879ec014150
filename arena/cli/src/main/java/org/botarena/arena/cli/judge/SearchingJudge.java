package org.botarena.arena.cli.judge;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.judge.MoveAssessment.Measure;
import org.botarena.game.dice.Dice;
import org.botarena.game.divide.Divide;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.matches.Matches;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.Suited;

/**
 * Won, drawn or lost: proven where alpha-beta with a table comes to the end of the game, an opinion elsewhere. Small games
 * and small endings get more nodes, until one of them turns out not to be small enough: what came before it is larger.
 */
final class SearchingJudge<P extends Position<P>> implements Judge<P> {
    /** What solving a position may cost, in nodes: some seconds. */
    static final long SOLVING = 4_000_000;

    /** So many pieces of draughts make a small ending. */
    private static final int FEW_PIECES = 5;

    private final Oracle<P> oracle;
    private final long nodes;
    private boolean isTooLarge;

    SearchingJudge(Rules<P> rules, long nodes) {
        Evaluation<P> suited = Suited.to(rules);
        this.oracle = new Oracle<>(rules, Estimation.of(rules, suited), suited);
        this.nodes = nodes;
    }

    @Override
    public MoveAssessment judge(P position, long played) {
        Oracle.Best best = best(position);
        if (played == Position.NONE || played == best.move()) {
            return judgement(position, best.move(), best.worth(), best.worth());
        }
        int player = position.turn();
        Oracle.Worth wanted = oracle.worth(position.play(best.move()), player, effort(position));
        Oracle.Worth got = oracle.worth(position.play(played), player, effort(position));
        return wanted.value() > got.value()
                ? judgement(position, best.move(), wanted, got)
                : judgement(position, played, got, got);
    }

    private Oracle.Best best(P position) {
        long effort = effort(position);
        Oracle.Best best = oracle.best(position, effort);
        isTooLarge |= effort > nodes && !best.worth().isExact();
        return best;
    }

    private long effort(P position) {
        return isSmall(position) && !isTooLarge ? Math.max(nodes, SOLVING) : nodes;
    }

    private static MoveAssessment judgement(Position<?> position, long best, Oracle.Worth wanted, Oracle.Worth got) {
        boolean isExact = wanted.isExact() && got.isExact();
        return new MoveAssessment(
                position.show(best), wanted.value(), got.value(), isExact ? Measure.RESULT : Measure.OPINION);
    }

    private static boolean isSmall(Object position) {
        if (position instanceof Draughts draughts) {
            return draughts.men(0) + draughts.men(1) + draughts.kings(0) + draughts.kings(1) <= FEW_PIECES;
        }
        return position instanceof TicTacToe
                || position instanceof Hexapawn
                || position instanceof Morpion
                || position instanceof Matches
                || position instanceof Divide
                || position instanceof Dice;
    }
}
