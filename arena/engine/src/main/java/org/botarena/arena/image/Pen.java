package org.botarena.arena.image;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.venue.Failed;

/** Draws shapes and lines of text, in units of its own. One thread. */
final class Pen {
    /** The part of a line of text that is at the given point: its start, its middle or its end. */
    enum Align {
        START,
        MIDDLE,
        END
    }

    private static final int POINTS = 100;
    private static final int MOST_COLUMNS = 120;
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    private final Graphics2D graphics;

    private Pen(Graphics2D graphics) {
        this.graphics = graphics;
    }

    /** Creates a pen for an image, in pixels. */
    static Pen on(BufferedImage image) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        return new Pen(graphics);
    }

    /** Returns this pen moved to a point and scaled. */
    Pen at(double x, double y, double scale) {
        Graphics2D other = (Graphics2D) graphics.create();
        other.translate(x, y);
        other.scale(scale, scale);
        return new Pen(other);
    }

    void fill(Shape shape, Color colour) {
        graphics.setColor(colour);
        graphics.fill(shape);
    }

    void outline(Shape shape, Color colour, double width) {
        graphics.setColor(colour);
        graphics.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
        graphics.draw(shape);
    }

    /** Fills and outlines a shape in the style of a class of the pages' style sheet. */
    void shape(Shape shape, String style, double width) {
        PageColours.fill(style).ifPresent(colour -> fill(shape, colour));
        PageColours.stroke(style).ifPresent(colour -> outline(shape, colour, width));
    }

    static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    static Shape box(double x, double y, double width, double height, double corner) {
        return new RoundRectangle2D.Double(x, y, width, height, 2 * corner, 2 * corner);
    }

    /** Draws a line of possibly foreign text, shortened to fit. */
    void text(String words, double x, double y, double size, Color colour, Align align, double room) {
        String shown = visible(words, MOST_COLUMNS);
        double width = width(shown, size);
        for (int columns = Columns.width(shown) - 1; width > room && columns > 0; columns--) {
            shown = visible(words, columns);
            width = width(shown, size);
        }
        if (shown.isBlank()) {
            return;
        }
        double start = align == Align.START ? x : align == Align.END ? x - width : x - width / 2;
        AffineTransform place = AffineTransform.getTranslateInstance(start, y);
        place.scale(size / POINTS, size / POINTS);
        fill(layout(shown).getOutline(place), colour);
    }

    private static String visible(String words, int columns) {
        return Columns.left(VisibleText.plain(words), columns).strip();
    }

    /** The width of a line of text. */
    static double width(String words, double size) {
        return words.isBlank() ? 0 : layout(words).getAdvance() * size / POINTS;
    }

    private static TextLayout layout(String words) {
        try {
            return new TextLayout(words, new Font(Font.SANS_SERIF, Font.PLAIN, POINTS), EXACT);
        } catch (RuntimeException | Error e) { // AWT throws an Error on a system without fonts.
            throw new Failed(
                    "this Java cannot draw text, so there are no pictures: install fontconfig and a font, such as the"
                            + " packages fontconfig and fonts-dejavu-core",
                    e);
        }
    }
}
