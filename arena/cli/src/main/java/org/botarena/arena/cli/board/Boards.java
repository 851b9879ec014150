package org.botarena.arena.cli.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.Grid.Cell;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.reversi.Reversi;

/** The games on a board of squares. Pure functions. */
final class Boards {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    private static final String EMPTY = ".";
    private static final String MARK = "*";

    private Boards() {}

    /** Discs X and O; {@code *} where one may be put. Rows and columns are named as in {@code d3}. */
    static List<String> reversi(Position<?> position, Look look) {
        Reversi board = (Reversi) position;
        Set<String> marked = Sketch.marked(position, look);
        String last = Sketch.last(position, look);
        Grid grid = new Grid(names(board.size(), row -> "" + (row + 1)), names(board.size(), Boards::letter), 1);
        List<String> rows = new ArrayList<>(grid.draw(
                (row, column) -> {
                    String name = letter(column) + (row + 1);
                    int owner = board.at(row, column);
                    return owner == Reversi.EMPTY
                            ? empty(marked.contains(name))
                            : Cell.of(side(owner), name.equals(last));
                },
                look.ink()));
        rows.add("    %s %s: %d   %s %s: %d"
                .formatted(
                        side(0),
                        look.seats().get(0),
                        board.discs(0),
                        side(1),
                        look.seats().get(1),
                        board.discs(1)));
        return rows;
    }

    private static Cell empty(boolean isMarked) {
        return isMarked ? Cell.of(MARK, false) : Cell.soft(EMPTY);
    }

    /** Tic-tac-toe and Morpion: a cell that can be taken shows its number, and so does a stone that can slide. */
    static List<String> stones(Position<?> position, Look look) {
        String cells = position.toString().split(" ", 2)[0];
        int size = (int) Math.round(Math.sqrt(cells.length()));
        Set<String> marked = Sketch.marked(position, look);
        String last = Sketch.last(position, look);
        int width = 1 + ("" + (cells.length() - 1)).length();
        Grid grid = new Grid(names(size, row -> ""), names(size, column -> ""), width);
        return grid.draw(
                (row, column) -> {
                    int cell = row * size + column;
                    String stone = cells.substring(cell, cell + 1);
                    String number = "" + cell;
                    boolean isMarked = marked.contains(number);
                    if (stone.equals(EMPTY)) {
                        return isMarked ? Cell.of(number, false) : Cell.soft(EMPTY);
                    }
                    return Cell.of(isMarked ? stone + number : stone, number.equals(last));
                },
                look.ink());
    }

    /** Pawns X, which move down, and O; rows and columns are numbered as in {@code 0,1-1,1}. */
    static List<String> hexapawn(Position<?> position, Look look, int columns) {
        Hexapawn board = (Hexapawn) position;
        int rows = (position.toString().length() - 2) / columns;
        Grid grid = new Grid(names(rows, row -> "" + row), names(columns, column -> "" + column), 1);
        long last = look.last();
        return grid.draw(
                (row, column) -> {
                    int owner = board.at(row, column);
                    boolean isLast =
                            last != Position.NONE && Hexapawn.toRow(last) == row && Hexapawn.toColumn(last) == column;
                    return owner == Hexapawn.EMPTY ? Cell.soft(EMPTY) : Cell.of(side(owner), isLast);
                },
                look.ink());
    }

    /** Men w and b, kings W and B, each behind the number of its square. */
    static List<String> draughts(Position<?> position, Look look) {
        Draughts board = (Draughts) position;
        int size = board.size();
        int last = look.last() == Position.NONE ? 0 : board.to(look.last());
        Grid grid = new Grid(names(size, row -> ""), names(size, column -> ""), 3);
        List<String> rows = new ArrayList<>(grid.draw(
                (row, column) -> {
                    if ((row + column) % 2 == 0) {
                        return Cell.soft("");
                    }
                    int square = board.square(row, column);
                    int owner = board.at(square);
                    if (owner == Draughts.EMPTY) {
                        return Cell.soft(square + EMPTY);
                    }
                    String piece = board.isKing(square) ? "WB" : "wb";
                    return Cell.of(square + piece.substring(owner, owner + 1), square == last);
                },
                look.ink()));
        rows.add("    w %s up, b %s down; kings W B"
                .formatted(look.seats().get(0), look.seats().get(1)));
        return rows;
    }

    /**
     * A game that is not the arena's own: its board in rows if the position's text begins with the cells of a square board,
     * else the text itself. Rows and columns are named where moves name them.
     */
    static List<String> unknown(Rules<?> rules, Position<?> position, Look look) {
        String text = position.toString();
        String cells = text.split(" ", 2)[0];
        int size = (int) Math.round(Math.sqrt(cells.length()));
        if (size < 3 || size > LETTERS.length() || size * size != cells.length() || !cells.matches("[-.XO]+")) {
            return List.of(text);
        }
        Position<?> start = rules.start();
        boolean isNamed = start.turn() >= 0 && start.show(start.moves()[0]).matches("[a-z][0-9]+");
        Grid grid = new Grid(
                names(size, row -> isNamed ? "" + (row + 1) : ""),
                isNamed ? names(size, Boards::letter) : Collections.nCopies(size, ""),
                1);
        return grid.draw(
                (row, column) -> Cell.of(cells.substring(row * size + column, row * size + column + 1), false),
                look.ink());
    }

    private static String side(int player) {
        return player == 0 ? "X" : "O";
    }

    private static String letter(int column) {
        return LETTERS.substring(column, column + 1);
    }

    private static List<String> names(int count, IntFunction<String> name) {
        return IntStream.range(0, count).mapToObj(name).toList();
    }
}
