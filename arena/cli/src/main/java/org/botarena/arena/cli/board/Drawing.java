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
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.VisibleText;

/**
 * A picture on a terminal, in rows of at most 80 columns. It draws what the game shows of the position that it is given: what is
 * hidden must have been cut away before. Immutable.
 */
public final class Drawing {
    private static final String MARGIN = "    ";
    private static final int LABEL = 3;
    private static final int NAME = 16;
    private static final String CAN_BE_PLAYED = "*";

    private final Picture picture;
    private final BoardStyle look;
    private final int width;

    /** The moves that can be played, in notation, by the one cell that a person clicks on for them. */
    private final Map<Place, String> moves = new HashMap<>();

    private <P extends Position<P>> Drawing(Rules<P> rules, P position, BoardStyle look) {
        this.picture = visible(rules.picture(position, look.moves()));
        this.look = look;
        if (look.marksMoves() && position.turn() >= 0) {
            moves.putAll(moves(rules, position));
        }
        int glyph = boardCells().mapToInt(cell -> cell.glyph().length()).max().orElse(0);
        this.width = glyph + (picture.columns().isEmpty() ? longest(moves(rules, rules.start())) : 0);
    }

    /** The rows of the drawing, without what is to be said of the turn. */
    public static <P extends Position<P>> List<String> of(Rules<P> rules, P position, BoardStyle look) {
        return new Drawing(rules, position, look).rows();
    }

    /** A game may be anybody's: what it calls things styles no line. */
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

    private static <P extends Position<P>> Map<Place, String> moves(Rules<P> rules, P position) {
        Map<Place, String> moves = new HashMap<>();
        for (long move : position.moves()) {
            List<Place> cells = rules.cells(position, move);
            if (cells.size() == 1) {
                moves.put(cells.get(0), VisibleText.name(position.show(move)));
            }
        }
        return moves;
    }

    private static int longest(Map<Place, String> moves) {
        return moves.values().stream().mapToInt(String::length).max().orElse(0);
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
        StringBuilder line = new StringBuilder(" ".repeat(LABEL - drawn.text().length()) + drawn.text());
        for (int column = 0; column < drawn.cells().size(); column++) {
            line.append(square(drawn.cells().get(column), moves.get(new Place(row, column))));
        }
        return line.toString().stripTrailing();
    }

    /** A cell of a board; the move that can be played there with one click, or null. */
    private String square(Cell cell, String move) {
        boolean isEmpty = cell.figure() == Figure.NONE;
        boolean hasNames = !picture.columns().isEmpty();
        if (isEmpty && move == null) {
            return " " + look.ink().soft(right(cell.glyph())) + " ";
        }
        String shown = move == null || (hasNames && !isEmpty)
                ? cell.glyph()
                : hasNames ? CAN_BE_PLAYED : isEmpty ? move : cell.glyph() + move;
        return cell.mark() == Mark.LAST && !isEmpty
                ? look.ink().strong("[" + right(shown) + "]")
                : " " + right(shown) + " ";
    }

    private String right(String text) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
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
        return cell.mark() == Mark.LAST ? look.ink().strong("[" + marked + "]") : marked;
    }

    /** The names before rows are one below the other: as wide as the longest, with names of players of {@value #NAME}. */
    private int labelWidth() {
        return picture.rows().stream()
                .filter(row -> !row.cells().isEmpty())
                .mapToInt(row ->
                        row.text().replaceAll("\\{[0-9]+}", "n".repeat(NAME)).length())
                .max()
                .orElse(0);
    }

    private String seated(String text) {
        String seated = text;
        for (int seat = 0; seat < look.seats().size(); seat++) {
            seated = seated.replace(
                    "{" + seat + "}", VisibleText.name(look.seats().get(seat)));
        }
        return seated;
    }
}
