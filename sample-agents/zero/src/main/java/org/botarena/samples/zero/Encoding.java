package org.botarena.samples.zero;

import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;

/**
 * How the positions and moves of a game become numbers for a network, always from the side of the player to move: the same
 * network plays both sides. Immutable.
 *
 * @param <P> the positions of the game
 */
public final class Encoding<P extends Position<P>> {
    /** Of a new network: with one the value of solved positions of Connect Four is learned more slowly. */
    private static final int VALUE_PLANES = 8;

    /** Whose stone lies in a row and a column: a player, or a negative number. */
    private interface Board<P> {
        int at(P position, int row, int column);
    }

    /** The number of a move, from 0. */
    private interface Moves<P> {
        int action(P position, long move);
    }

    private final String game;
    private final int rows;
    private final int columns;
    private final int actions;
    private final Board<P> board;
    private final Moves<P> moves;

    private Encoding(Rules<P> rules, int rows, int columns, int actions, Board<P> board, Moves<P> moves) {
        this.game = rules.name();
        this.rows = rows;
        this.columns = columns;
        this.actions = actions;
        this.board = board;
        this.moves = moves;
    }

    /** The encoding of a game, if it is one of those that the networks are for. */
    @SuppressWarnings("unchecked") // each branch has asked what the positions are
    public static <P extends Position<P>> Optional<Encoding<P>> of(Rules<P> rules) {
        Object encoding = null;
        P start = rules.start();
        if (start instanceof TicTacToe) {
            encoding = new Encoding<>((Rules<TicTacToe>) rules, 3, 3, 9, TicTacToe::at, (position, move) -> (int) move);
        } else if (start instanceof Hexapawn first) {
            encoding = hexapawn(
                    (Rules<Hexapawn>) rules, first.board().rows(), first.board().columns());
        } else if (start instanceof ConnectFour first) {
            encoding = new Encoding<>(
                    (Rules<ConnectFour>) rules,
                    first.board().rows(),
                    first.board().columns(),
                    first.board().columns(),
                    ConnectFour::at,
                    (position, move) -> ConnectFour.column(move));
        } else if (start instanceof Reversi first) {
            int size = first.size();
            encoding = new Encoding<>(
                    (Rules<Reversi>) rules,
                    size,
                    size,
                    size * size + 1,
                    Reversi::at,
                    (position, move) ->
                            move == Reversi.PASS ? size * size : size * Reversi.row(move) + Reversi.column(move));
        }
        return Optional.ofNullable((Encoding<P>) encoding);
    }

    /** The board is turned upside down for player 1, so that the mover always goes down; an action is a cell and a direction. */
    private static Encoding<Hexapawn> hexapawn(Rules<Hexapawn> rules, int rows, int columns) {
        return new Encoding<>(
                rules,
                rows,
                columns,
                3 * rows * columns,
                (position, row, column) -> position.at(position.side() == 0 ? row : rows - 1 - row, column),
                (position, move) -> {
                    int row = Hexapawn.fromRow(move);
                    int cell = (position.side() == 0 ? row : rows - 1 - row) * columns + Hexapawn.fromColumn(move);
                    int aside = Math.floorMod(Hexapawn.toColumn(move) - Hexapawn.fromColumn(move), columns);
                    return 3 * cell + Math.min(aside, 2); // 0 straight on, 1 to the right, else to the left
                });
    }

    /** The shape of a new network for this game. */
    public NetworkArchitecture architecture(int channels, int blocks) {
        return new NetworkArchitecture(game, rows, columns, channels, blocks, VALUE_PLANES, actions);
    }

    /**
     * Writes the input of the network.
     *
     * @param position one in which a player is to move
     * @param into for each cell, row by row, 1 or 0 for: the mover's stone, the other's stone, any cell
     * @param from where in it
     */
    public void planes(P position, float[] into, int from) {
        int own = position.turn();
        int to = from;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int owner = board.at(position, row, column);
                into[to++] = owner == own ? 1 : 0;
                into[to++] = owner == 1 - own ? 1 : 0;
                into[to++] = 1;
            }
        }
    }

    /** The number of a move of this position among all actions, from 0. */
    public int action(P position, long move) {
        return moves.action(position, move);
    }

    /** The name of the game, options included. */
    String game() {
        return game;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    int actions() {
        return actions;
    }
}
