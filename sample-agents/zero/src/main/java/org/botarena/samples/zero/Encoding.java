package org.botarena.samples.zero;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;

/**
 * Encodes the positions and moves of a game as numbers for a network, always from the side of the player to move, so
 * the same network plays both sides. Immutable.
 *
 * @param <P> the positions of the game
 */
public final class Encoding<P extends Position<P>> {
    /**
     * The value planes of a new network; with one, it learns the value of solved positions of Connect Four more slowly.
     */
    private static final int VALUE_PLANES = 8;

    /** The owner of the stone in a row and a column: a player, or a negative number. */
    private interface Board<P> {
        int at(P position, int row, int column);
    }

    /** The number of a move, from 0. */
    private interface Moves<P> {
        int action(P position, long move);
    }

    /** A game with networks. */
    private record EncodedGame<P extends Position<P>>(
            Class<P> positions, BiFunction<Rules<P>, P, Encoding<P>> fromRulesAndStart) {
        @SuppressWarnings("unchecked") // The rules are of these positions, and so is the encoding.
        private <Q extends Position<Q>> Encoding<Q> encoding(Rules<Q> rules) {
            return (Encoding<Q>) fromRulesAndStart.apply((Rules<P>) rules, positions.cast(rules.start()));
        }
    }

    private static final List<EncodedGame<?>> ENCODED_GAMES = List.of(
            new EncodedGame<>(
                    TicTacToe.class,
                    (rules, start) -> new Encoding<>(rules, 3, 3, 9, TicTacToe::at, (position, move) -> (int) move)),
            new EncodedGame<>(
                    Hexapawn.class,
                    (rules, start) ->
                            hexapawn(rules, start.board().rows(), start.board().columns())),
            new EncodedGame<>(
                    ConnectFour.class,
                    (rules, start) -> connectFour(
                            rules, start.board().rows(), start.board().columns())),
            new EncodedGame<>(Reversi.class, (rules, start) -> reversi(rules, start.size())));

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

    /** The encoding of a game, or empty if there are no networks for it. */
    public static <P extends Position<P>> Optional<Encoding<P>> of(Rules<P> rules) {
        return ENCODED_GAMES.stream()
                .filter(game -> game.positions == rules.positionType())
                .findFirst()
                .map(game -> game.encoding(rules));
    }

    private static Encoding<Reversi> reversi(Rules<Reversi> rules, int size) {
        return new Encoding<>(
                rules,
                size,
                size,
                size * size + 1,
                Reversi::at,
                (position, move) ->
                        move == Reversi.PASS ? size * size : size * Reversi.row(move) + Reversi.column(move));
    }

    private static Encoding<ConnectFour> connectFour(Rules<ConnectFour> rules, int rows, int columns) {
        return new Encoding<>(
                rules, rows, columns, columns, ConnectFour::at, (position, move) -> ConnectFour.column(move));
    }

    /**
     * The board is turned upside down for player 1, so that the mover always moves down; an action is a cell and a
     * direction.
     */
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
                    return 3 * cell + Math.min(aside, 2); // 0 is straight ahead, 1 to the right, otherwise to the left.
                });
    }

    /** The shape of a new network for this game. */
    public NetworkArchitecture architecture(int channels, int blocks) {
        return new NetworkArchitecture(game, rows, columns, channels, blocks, VALUE_PLANES, actions);
    }

    /**
     * Writes the input of the network.
     *
     * @param position a position in which a player is to move
     * @param into for each cell, row by row, 1 or 0 for: the mover's stone, the other's stone, any cell
     * @param from the first index to write to
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

    /** The name of the game, including options. */
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
