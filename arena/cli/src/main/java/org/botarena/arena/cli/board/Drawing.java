package org.botarena.arena.cli.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.person.PersonView.Choice;
import org.botarena.arena.replay.GameText;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.VisibleText;

/**
 * A picture on a terminal, in rows of at most 80 columns. Immutable.
 */
public final class Drawing {
    private static final String MARGIN = "    ";
    private static final int LABEL = 3;
    private static final int NAME = 16;
    private static final String CAN_BE_PLAYED = "*";

    private final Picture picture;
    private final List<String> seats;
    private final TerminalColours ink;
    private final int width;

    /** The legal moves in notation, by their cell if a move has just one. */
    private final Map<Place, String> moves;

    private Drawing(Rules<?> rules, Picture picture, List<Choice> choices, List<String> seats, TerminalColours ink) {
        this.picture = visible(picture);
        this.seats = seats.stream().map(GameText::brief).toList();
        this.ink = ink;
        this.moves = moves(choices);
        int glyph =
                boardCells().mapToInt(cell -> Columns.width(cell.glyph())).max().orElse(0);
        this.width = glyph + (picture.columns().isEmpty() ? longest(moves(start(rules))) : 0);
    }

    private static <P extends Position<P>> List<Choice> start(Rules<P> rules) {
        return Choice.of(rules, rules.start());
    }

    /**
     * The rows of the drawing, without the lines about the turn.
     *
     * @param choices the moves to mark
     * @param seats the names of the players, by seat; a row shows as much of a name as fits
     * @param ink the style of the output
     */
    public static List<String> of(
            Rules<?> rules, Picture picture, List<Choice> choices, List<String> seats, TerminalColours ink) {
        return new Drawing(rules, picture, choices, seats, ink).rows();
    }

    /** A game may come from anyone, so its texts must not style the terminal. */
    private static Picture visible(Picture picture) {
        return new Picture(
                picture.columns().stream().map(VisibleText::name).toList(),
                picture.rows().stream()
                        .map(row -> new Picture.Row(
                                VisibleText.name(row.text()),
                                row.cells().stream().map(Drawing::visible).toList()))
                        .toList());
    }

    private static Cell visible(Cell cell) {
        return new Cell(
                VisibleText.name(cell.glyph()),
                VisibleText.name(cell.name()),
                cell.figure(),
                cell.colour(),
                cell.ground(),
                cell.mark());
    }

    private static Map<Place, String> moves(List<Choice> choices) {
        Map<Place, String> moves = new HashMap<>();
        for (Choice choice : choices) {
            if (choice.cells().size() == 1) {
                moves.put(choice.cells().get(0), VisibleText.name(choice.text()));
            }
        }
        return moves;
    }

    private static int longest(Map<Place, String> moves) {
        return moves.values().stream().mapToInt(Columns::width).max().orElse(0);
    }

    private Stream<Cell> boardCells() {
        return picture.rows().stream().filter(Drawing::isBoard).flatMap(row -> row.cells().stream());
    }

    private static boolean isBoard(Picture.Row row) {
        return !row.cells().isEmpty() && row.cells().get(0).isSquare();
    }

    private List<String> rows() {
        List<String> rows = new ArrayList<>();
        if (!picture.columns().isEmpty()) {
            rows.add(picture.columns().stream()
                    .map(name -> " " + right(name) + " ")
                    .collect(Collectors.joining("", " ".repeat(LABEL), ""))
                    .stripTrailing());
        }
        for (int row = 0; row < picture.rows().size(); row++) {
            Picture.Row drawn = picture.rows().get(row);
            rows.addAll(isBoard(drawn) ? List.of(board(row)) : lines(row));
        }
        return rows;
    }

    private String board(int row) {
        Picture.Row drawn = picture.rows().get(row);
        StringBuilder line = new StringBuilder(Columns.right(drawn.text(), LABEL));
        for (int column = 0; column < drawn.cells().size(); column++) {
            line.append(square(drawn.cells().get(column), moves.get(new Place(row, column))));
        }
        return line.toString().stripTrailing();
    }

    /** Draws a cell of a board; {@code move} is the move that one click there plays, or null. */
    private String square(Cell cell, String move) {
        boolean isEmpty = cell.figure() == Figure.NONE;
        boolean hasNames = !picture.columns().isEmpty();
        if (isEmpty && move == null) {
            return " " + ink.soft(right(cell.glyph())) + " ";
        }
        String shown = move == null || (hasNames && !isEmpty)
                ? cell.glyph()
                : hasNames ? CAN_BE_PLAYED : isEmpty ? move : cell.glyph() + move;
        return cell.mark() == Mark.LAST && !isEmpty ? ink.strong("[" + right(shown) + "]") : " " + right(shown) + " ";
    }

    private String right(String text) {
        return Columns.right(text, width);
    }

    private List<String> lines(int row) {
        Picture.Row drawn = picture.rows().get(row);
        if (drawn.cells().isEmpty()) {
            return List.of(MARGIN + seated(drawn.text()));
        }
        Figure first = drawn.cells().get(0).figure();
        String label = drawn.text().isEmpty() ? "" : Columns.left(seated(drawn.text()), labelWidth()) + " ";
        return switch (first) {
            case DIE ->
                WideFigures.die(drawn.cells()).map(line -> MARGIN + line).toList();
            case BOX ->
                WideFigures.boxes(drawn.cells()).map(line -> MARGIN + line).toList();
            default ->
                List.of((MARGIN
                                + label
                                + IntStream.range(0, drawn.cells().size())
                                        .mapToObj(column -> text(
                                                drawn.cells().get(column), moves.containsKey(new Place(row, column))))
                                        .collect(Collectors.joining(
                                                drawn.cells().get(0).name().isEmpty() ? " " : "   ")))
                        .stripTrailing());
        };
    }

    private String text(Cell cell, boolean isPlayable) {
        if (cell.figure() == Figure.BAR) {
            return WideFigures.bar(cell.glyph());
        }
        String shown = (cell.name().isEmpty() ? "" : cell.name() + " ") + cell.glyph();
        String marked = isPlayable && cell.figure() == Figure.CARD ? shown + CAN_BE_PLAYED : shown;
        return cell.mark() == Mark.LAST ? ink.strong("[" + marked + "]") : marked;
    }

    /** The width of the names before the rows: that of the longest, with player names of {@value #NAME} columns. */
    private int labelWidth() {
        return picture.rows().stream()
                .filter(row -> !row.cells().isEmpty())
                .mapToInt(row -> Columns.width(row.text().replaceAll("\\{[0-9]+}", "n".repeat(NAME))))
                .max()
                .orElse(0);
    }

    private String seated(String text) {
        String seated = text;
        for (int seat = 0; seat < seats.size(); seat++) {
            seated = seated.replace("{" + seat + "}", VisibleText.name(seats.get(seat)));
        }
        return seated;
    }
}
