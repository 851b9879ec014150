package org.botarena.arena.image;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.arena.image.Pen.Align;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Reader;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;

/**
 * The standings as an image: place, name, points, balance and rating. Immutable.
 *
 * @param title above them
 * @param rows the best-placed first
 * @param language of the headings
 */
public record StandingsPicture(String title, List<Row> rows, Language language) {
    private static final Set<String> COLUMNS = Set.of("rank", "name", "points", "balance", "elo");
    private static final int MOST_ROWS = 100;
    private static final int MARGIN = 16;
    private static final int WIDTH = 640;
    private static final int TITLE = 40;
    private static final int LINE = 32;
    private static final int GAP = 24;
    private static final double LETTERS = 17;

    /** The image in PNG format; shows the first rows if there is not enough room for all. */
    public byte[] png() {
        Table<Row> live = StandingsTable.live(rows);
        List<List<String>> lines = new Table<>(
                        live.columns().stream()
                                .filter(column -> COLUMNS.contains(column.name()))
                                .toList(),
                        live.rows())
                .first(MOST_ROWS)
                .texts(Surface.LIVE, new Reader(language, name -> name));
        int height = 2 * MARGIN + TITLE + lines.size() * LINE;
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Pen pen = Pen.on(image);
        Color ink = PageColours.token("ink");
        pen.fill(Pen.box(0, 0, WIDTH, height, 0), PageColours.token("card"));
        pen.text(title, MARGIN, MARGIN + 22, 22, ink, Align.START, WIDTH - 2 * MARGIN);
        double[] widths = widths(lines);
        for (int y = 0; y < lines.size(); y++) {
            double top = MARGIN + TITLE + y * LINE;
            pen.fill(Pen.box(MARGIN, top + LINE - 1, WIDTH - 2 * MARGIN, 1, 0), PageColours.token("line"));
            double x = MARGIN;
            for (int i = 0; i < widths.length; i++) {
                boolean isName = i == 1;
                pen.text(
                        lines.get(y).get(i),
                        isName ? x : x + widths[i],
                        top + 22,
                        LETTERS,
                        y == 0 ? PageColours.token("dim") : ink,
                        isName ? Align.START : Align.END,
                        widths[i]);
                x += widths[i] + GAP;
            }
        }
        return ImageFile.png(image);
    }

    /** The widths of the columns; names get the remaining room. */
    private static double[] widths(List<List<String>> lines) {
        double[] widths = IntStream.range(0, lines.get(0).size())
                .mapToDouble(i -> 1
                        + lines.stream()
                                .mapToDouble(line -> Pen.width(line.get(i), LETTERS))
                                .max()
                                .orElseThrow())
                .toArray();
        double others = IntStream.range(0, widths.length)
                .filter(i -> i != 1)
                .mapToDouble(i -> widths[i] + GAP)
                .sum();
        widths[1] = WIDTH - 2 * MARGIN - others;
        return widths;
    }
}
