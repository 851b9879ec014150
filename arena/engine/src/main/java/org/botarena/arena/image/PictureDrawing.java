package org.botarena.arena.image;

import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Colour;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.arena.image.Pen.Align;

/** Draws a position's picture as the pages do: as blocks, one below the other. Immutable. */
final class PictureDrawing {
    /** The width of all blocks in pixels. */
    static final int WIDTH = 528;

    private static final double EDGE = 0.45;
    private static final double MOST_CELL = 72;
    private static final double TALLEST_BOARD = 640;
    private static final double LINE = 26;
    private static final double WORDS = 17;
    private static final double CARD = 30;
    private static final int MATCHES_IN_A_ROW = 12;
    private static final Map<Colour, String> GROUNDS =
            Map.of(Colour.GREEN, "felt", Colour.DARK, "sq-dark", Colour.LIGHT, "sq-light", Colour.PLAIN, "cell");
    private static final Map<Character, String> SUITS =
            Map.of('S', "\u2660", 'H', "\u2665", 'D', "\u2666", 'C', "\u2663");
    private static final List<List<Integer>> SPOTS = List.of(
            List.of(4),
            List.of(0, 8),
            List.of(0, 4, 8),
            List.of(0, 2, 6, 8),
            List.of(0, 2, 4, 6, 8),
            List.of(0, 2, 3, 5, 6, 8));

    private final List<String> seats;
    private final List<Block> blocks = new ArrayList<>();

    /** A part of the drawing with its height. */
    private record Block(double height, Consumer<Pen> drawing) {}

    /** Creates the drawing of a picture; in its texts, names replace the numbers of seats. */
    PictureDrawing(Picture picture, List<String> seats) {
        this.seats = List.copyOf(seats);
        List<Picture.Row> board =
                picture.rows().stream().filter(PictureDrawing::isBoard).toList();
        boolean isBoardAdded = false;
        for (Picture.Row row : picture.rows()) {
            if (!isBoard(row)) {
                add(row);
            } else if (!isBoardAdded) {
                board(picture.columns(), board);
                isBoardAdded = true;
            }
        }
    }

    private static boolean isBoard(Picture.Row row) {
        return !row.cells().isEmpty() && row.cells().get(0).isSquare();
    }

    double height() {
        return blocks.stream().mapToDouble(Block::height).sum();
    }

    void draw(Pen pen, double x, double y) {
        double top = y;
        for (Block block : blocks) {
            block.drawing.accept(pen.at(x, top, 1));
            top += block.height;
        }
    }

    private void add(Picture.Row row) {
        if (row.cells().isEmpty()) {
            line(seated(row.text()), "ink");
            return;
        }
        switch (row.cells().get(0).figure()) {
            case MATCH -> matches(row.cells().size());
            case BOX -> boxes(row.cells());
            case DIE -> die(row.cells());
            case BAR -> bar(seated(row.text()), row.cells().get(0).glyph());
            default -> cards(seated(row.text()), row.cells());
        }
    }

    private String seated(String text) {
        String seated = text;
        for (int seat = 0; seat < seats.size(); seat++) {
            seated = seated.replace("{" + seat + "}", seats.get(seat));
        }
        return seated;
    }

    private void line(String words, String colour) {
        blocks.add(new Block(
                LINE, pen -> pen.text(words, 0, WORDS + 2, WORDS, PageColours.token(colour), Align.START, WIDTH)));
    }

    private void board(List<String> columns, List<Picture.Row> rows) {
        double edge = columns.isEmpty() ? 0 : EDGE;
        int widest = rows.stream().mapToInt(row -> row.cells().size()).max().orElseThrow();
        double size =
                Math.min(MOST_CELL, Math.min((WIDTH - 4) / (widest + edge), TALLEST_BOARD / (rows.size() + edge)));
        double left = (WIDTH - (widest + edge) * size) / 2;
        blocks.add(new Block((rows.size() + edge) * size + 8, pen -> {
            Pen cells = pen.at(left, 4, size);
            Color dim = PageColours.token("dim");
            for (int x = 0; x < columns.size(); x++) {
                cells.text(columns.get(x), x + edge + 0.5, 0.33, 0.34, dim, Align.MIDDLE, 1);
            }
            for (int y = 0; y < rows.size(); y++) {
                if (edge > 0) {
                    cells.text(rows.get(y).text(), edge / 2, y + edge + 0.6, 0.34, dim, Align.MIDDLE, edge);
                }
                List<Cell> row = rows.get(y).cells();
                for (int x = 0; x < row.size(); x++) {
                    square(cells.at(x + edge, y + edge, 1), row.get(x));
                }
            }
        }));
    }

    private static void square(Pen pen, Cell cell) {
        String ground = GROUNDS.getOrDefault(cell.ground(), cell.ground().name().toLowerCase(Locale.ROOT));
        pen.shape(Pen.box(0, 0, 1, 1, 0), ground, 0.03);
        if (cell.ground() == Colour.GREEN) {
            pen.shape(Pen.box(0, 0, 1, 1, 0), "rim", 0.04);
        }
        PageColours.fill("number")
                .ifPresent(colour -> pen.text(cell.name(), 0.05, 0.23, 0.2, colour, Align.START, 0.9));
        figure(pen, cell);
        if (cell.mark() != Mark.NONE) {
            pen.shape(Pen.box(0.05, 0.05, 0.9, 0.9, 0), "glow-edge", 0.12);
            pen.shape(Pen.box(0.05, 0.05, 0.9, 0.9, 0), "glow", 0.05);
        }
    }

    /** The shares of the points required against a reference, in 0..1. */
    static void figure(Pen pen, Cell cell) {
        String colour = cell.colour().name().toLowerCase(Locale.ROOT);
        switch (cell.figure()) {
            case NONE -> {}
            case DISC -> pen.shape(Pen.circle(0.5, 0.5, 0.4), colour, 0.03);
            case KING -> {
                pen.shape(Pen.circle(0.5, 0.5, 0.4), colour, 0.03);
                pen.shape(Pen.circle(0.5, 0.5, 0.2), "crown", 0.09);
            }
            case PAWN -> pen.shape(pawn(), colour, 0.03);
            case CROSS -> {
                pen.shape(new Line2D.Double(0.22, 0.22, 0.78, 0.78), "cross-mark", 0.12);
                pen.shape(new Line2D.Double(0.78, 0.22, 0.22, 0.78), "cross-mark", 0.12);
            }
            case RING -> pen.shape(Pen.circle(0.5, 0.5, 0.29), "nought", 0.12);
            default -> pen.text(cell.glyph(), 0.5, 0.66, 0.45, PageColours.token("ink"), Align.MIDDLE, 0.96);
        }
    }

    /** Draws a player's piece as large as the letters next to it. */
    static void piece(Pen pen, Cell cell) {
        if (cell.figure() == Figure.TEXT) {
            pen.text(cell.glyph(), 0.5, 0.82, 0.9, PageColours.token("ink"), Align.MIDDLE, 1);
        } else {
            figure(pen, cell);
        }
    }

    private static Path2D pawn() {
        Path2D pawn = new Path2D.Double();
        pawn.moveTo(0.25, 0.85);
        pawn.lineTo(0.75, 0.85);
        pawn.curveTo(0.75, 0.65, 0.6, 0.6, 0.6, 0.45);
        pawn.curveTo(0.75, 0.35, 0.67, 0.13, 0.5, 0.13);
        pawn.curveTo(0.33, 0.13, 0.25, 0.35, 0.4, 0.45);
        pawn.curveTo(0.4, 0.6, 0.25, 0.65, 0.25, 0.85);
        pawn.closePath();
        return pawn;
    }

    private void matches(int count) {
        double size = (double) WIDTH / MATCHES_IN_A_ROW;
        int lines = Math.min(20, (count + MATCHES_IN_A_ROW - 1) / MATCHES_IN_A_ROW);
        blocks.add(new Block(lines * 1.6 * size, pen -> {
            for (int i = 0; i < Math.min(count, lines * MATCHES_IN_A_ROW); i++) {
                int line = i / MATCHES_IN_A_ROW;
                Pen match = pen.at((i % MATCHES_IN_A_ROW + 0.42) * size, (line * 1.6 + 0.15) * size, size);
                match.shape(Pen.box(0, 0.15, 0.16, 1.1, 0), "stick", 0);
                match.shape(new Ellipse2D.Double(-0.05, -0.03, 0.26, 0.36), "stick-head", 0);
            }
        }));
    }

    private void boxes(List<Cell> cells) {
        double size = WIDTH / (4.5 * Math.max(2, cells.size()));
        blocks.add(new Block(3.6 * size, pen -> {
            Color ink = PageColours.token("ink");
            for (int i = 0; i < cells.size(); i++) {
                Pen box = pen.at(i * 4.5 * size, 0, size);
                box.text(cells.get(i).name(), 2.25, 0.5, 0.45, ink, Align.MIDDLE, 4);
                box.shape(Pen.box(0.5, 0.8, 3.5, 2.4, 0.2), "box", 0.04);
                box.text(cells.get(i).glyph(), 2.25, 2.35, 1.1, ink, Align.MIDDLE, 3.3);
            }
        }));
    }

    private void die(List<Cell> cells) {
        double size = WIDTH / 9.0;
        String face = cells.get(0).glyph();
        List<Integer> spots = face.matches("[1-6]") ? SPOTS.get(Integer.parseInt(face) - 1) : List.of();
        String beside = String.join(
                " ", cells.subList(1, cells.size()).stream().map(Cell::glyph).toList());
        blocks.add(new Block(3 * size, pen -> {
            Pen die = pen.at(0, 0, size);
            die.shape(Pen.box(0.5, 0.5, 2, 2, 0.3), "box", 0.04);
            spots.forEach(
                    spot -> die.shape(Pen.circle(0.95 + spot % 3 * 0.55, 0.95 + spot / 3 * 0.55, 0.17), "pip", 0));
            die.text(beside, 3.2, 1.65, 0.45, PageColours.token("ink"), Align.START, 5.6);
        }));
    }

    private void bar(String words, String glyph) {
        double[] parts = Arrays.stream(glyph.split("[+/]", -1))
                .mapToDouble(part -> part.matches("[0-9]{1,9}") ? Integer.parseInt(part) : 0)
                .toArray();
        double whole = Math.max(1, parts[parts.length - 1]);
        double more = parts.length > 2 ? parts[1] : 0;
        line((words + " " + glyph.replaceFirst("\\+0/", "/").replace("+", " + ").replace("/", " / ")).strip(), "ink");
        blocks.add(new Block(LINE, pen -> {
            double filled = WIDTH * Math.min(1, parts[0] / whole);
            double turn = Math.min(WIDTH - filled, WIDTH * more / whole);
            pen.shape(Pen.box(0, 2, WIDTH, 18, 0), "track", 1);
            pen.shape(Pen.box(0, 2, filled, 18, 0), "fill", 0);
            pen.shape(Pen.box(filled, 2, turn, 18, 0), "turn", 0);
        }));
    }

    private void cards(String words, List<Cell> cells) {
        if (!words.isBlank()) {
            line(words, "dim");
        }
        List<Consumer<Pen>> drawn = new ArrayList<>();
        double x = 1;
        double y = 0;
        for (Cell cell : cells) {
            boolean isCard = cell.figure() == Figure.CARD;
            String name = cell.name().isEmpty() ? "" : cell.name() + "  ";
            String shown = isCard ? card(cell.glyph()) : cell.glyph();
            double named = Pen.width(name, WORDS);
            double width = named + Math.max(14, Pen.width(shown, WORDS)) + (isCard ? 12 : 0);
            if (x + width > WIDTH && x > 1) {
                x = 1;
                y += CARD + 4;
            }
            double left = x;
            double top = y;
            drawn.add(pen -> {
                Pen here = pen.at(left, top, 1);
                here.text(name, 0, 21, WORDS, PageColours.token("ink"), Align.START, WIDTH);
                if (isCard) {
                    face(here.at(named, 1, 1), cell, width - named);
                }
                Color colour = cell.colour() == Colour.RED ? PageColours.token("bad") : PageColours.token("ink");
                here.text(shown, (named + width) / 2, 21, WORDS, colour, Align.MIDDLE, WIDTH - named);
            });
            x += width + (name.isEmpty() ? 5 : 14);
        }
        blocks.add(new Block(y + CARD + 6, pen -> drawn.forEach(each -> each.accept(pen))));
    }

    private static void face(Pen pen, Cell cell, double width) {
        boolean isTrump = cell.ground() == Colour.LIGHT;
        pen.fill(Pen.box(0, 0, width, CARD - 2, 4), Color.WHITE);
        pen.outline(Pen.box(0, 0, width, CARD - 2, 4), PageColours.token(isTrump ? "mark" : "dim"), isTrump ? 2 : 1);
        if (cell.mark() == Mark.LAST) {
            pen.shape(Pen.box(-1, -1, width + 2, CARD, 4), "glow-edge", 5);
            pen.shape(Pen.box(-1, -1, width + 2, CARD, 4), "glow", 2);
        }
    }

    private static String card(String glyph) {
        String suit = glyph.isEmpty() ? null : SUITS.get(glyph.charAt(0));
        return suit == null ? glyph : suit + " " + glyph.substring(1);
    }
}
