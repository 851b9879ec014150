package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.game.divide.Divide;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.jass.Jass;
import org.botarena.game.matches.Matches;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.pig.Pig;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;

/** Which evaluation suits which game: what an agent that plays them all takes, in -98..98. */
public final class Suited {
    private Suited() {}

    /** What suits a game; 0 for every position of one that is not known here. */
    public static <P extends Position<P>> Evaluation<P> to(Rules<P> rules) {
        Class<P> type = rules.positionType();
        if (type == Reversi.class) {
            return of(ReversiFeatures.suited());
        }
        if (type == Draughts.class) {
            return of(DraughtsFeatures.material().times(90));
        }
        if (type == TicTacToe.class) {
            return of(OpenLines.ofTicTacToe().times(10));
        }
        if (rules.start() instanceof Morpion start) {
            return of(OpenLines.ofMorpion(start).times(80));
        }
        if (type == Hexapawn.class) {
            return of(HexapawnFeatures.pawns()
                    .times(40)
                    .plus(HexapawnFeatures.advance().times(20)));
        }
        if (type == ConnectFour.class) {
            return of(ConnectFourFeatures.openLines()
                    .times(50)
                    .plus(ConnectFourFeatures.threats().times(30)));
        }
        if (type == Matches.class) {
            return of(Theory.matches().times(0.9));
        }
        if (type == Divide.class) {
            return of(Theory.divide().times(0.9));
        }
        if (type == Pig.class) {
            return of(pig());
        }
        return type == Jass.class ? of(jass()) : Evaluation.nothing();
    }

    /** The points, those of the turn that goes on included, for the share of the target that they are. */
    private static Evaluation<Pig> pig() {
        return (position, player) -> {
            int lead = position.points(player) - position.points(1 - player);
            int turn = player == position.side() ? position.turnTotal() : -position.turnTotal();
            return 40.0 * (lead + turn) / position.target();
        };
    }

    /** The points of the tricks taken, for the share of all points: seats 0 and 2 are team 0, 1 and 3 are team 1. */
    private static Evaluation<Jass> jass() {
        return (position, player) -> {
            int own = position.points(player % 2);
            int others = position.points(1 - player % 2);
            return 60.0 * (own - others) / 257;
        };
    }

    @SuppressWarnings("unchecked") // the caller has compared the class of the positions
    private static <P extends Position<P>> Evaluation<P> of(Evaluation<?> suited) {
        return (Evaluation<P>) suited;
    }
}
