package org.botarena.arena.cli.board;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.dice.Dice;
import org.botarena.game.divide.Divide;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.jass.Jass;
import org.botarena.game.matches.Matches;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.pig.Pig;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;

/**
 * How positions of one game are drawn on a terminal, in rows of at most 80 columns. Squares are named as moves name them. A
 * sketch draws what it is given: what is hidden must have been cut away before.
 */
@FunctionalInterface
public interface Sketch {
    /** The rows of the drawing, without what is to be said of the turn. The position is one of the sketch's game. */
    List<String> rows(Position<?> position, Look look);

    /** The drawing of a game: of its own, or of its text where the game is not one of the arena's. */
    static Sketch of(Rules<?> rules) {
        Object start = rules.start();
        if (start instanceof Reversi) {
            return Boards::reversi;
        }
        if (start instanceof TicTacToe || start instanceof Morpion) {
            return Boards::stones;
        }
        if (start instanceof Hexapawn pawns) {
            return (position, look) -> Boards.hexapawn(position, look, pawns.pawns(0));
        }
        if (start instanceof Draughts) {
            return Boards::draughts;
        }
        if (start instanceof Matches) {
            return Counters::matches;
        }
        if (start instanceof Divide) {
            return Counters::divide;
        }
        if (start instanceof Dice) {
            return Counters::dice;
        }
        if (start instanceof Pig) {
            return Counters::pig;
        }
        return start instanceof Jass ? new CardTable() : (position, look) -> Boards.unknown(rules, position, look);
    }

    /** The moves that are to be marked, in notation. */
    static Set<String> marked(Position<?> position, Look look) {
        return look.marksMoves() && position.turn() >= 0
                ? Arrays.stream(position.moves()).mapToObj(position::show).collect(Collectors.toSet())
                : Set.of();
    }

    /** The last move in notation; empty if there is none. */
    static String last(Position<?> position, Look look) {
        return look.last() == Position.NONE ? "" : position.show(look.last());
    }
}
