package org.botarena.arena.text.table;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * How terminals and pages show the values of a column. Immutable.
 *
 * @param name by which the script of a page knows it
 * @param isNumber whether it is aligned on the right
 * @param isSpare whether a narrow page leaves the column out
 * @param isOptional whether rows without a value lack the column
 * @param most columns of a terminal that a name takes; 0: not a name
 * @param text on a terminal
 * @param shown on a page
 */
public record Format(
        String name,
        boolean isNumber,
        boolean isSpare,
        boolean isOptional,
        int most,
        Function<Object, String> text,
        BiFunction<Object, Reader, String> shown) {
    /** What a terminal has: a name that may take all of it takes what the other columns leave. */
    static final int WIDTH = 80;

    public static final Format TEXT = new Format("text", false, 0, String::valueOf, Format::text);

    /** A whole number, or a text that is aligned like one. */
    public static final Format COUNT = new Format(
            "count",
            true,
            0,
            String::valueOf,
            (value, reader) -> reader.language().decimal(text(value, reader)));

    /** A whole number that is not shown if it is 0. */
    public static final Format FEW =
            new Format("few", true, 0, Format::unlessZero, (value, reader) -> unlessZero(value));

    /** A place, with {@code =} if it is shared or a blank behind it. */
    public static final Format PLACE = new Format("text", true, 0, value -> (String) value, Format::text);

    /** Points, on a terminal with the halves below each other: {@code 18.5}, {@code 9.0}. */
    public static final Format POINTS = number("points", points -> Numbers.fixed(points, 1), RoundedNumbers::plain);

    /** Points with their halves as a sign: {@code 18½}. */
    public static final Format HALVES = number("halves", Numbers::plain, Format::halves);

    /** A number shown without its fraction. */
    public static final Format WHOLE =
            number("count", number -> "" + Math.round(number), number -> "" + Math.round(number));

    public static final Format SIGNED = number("signed", RoundedNumbers::signed, RoundedNumbers::signed);

    /** A number that is not rounded. */
    public static final Format EXACT = number("exact", Numbers::plain, Numbers::plain);

    public static final Format MILLISECONDS =
            number("milliseconds", ms -> ms == null ? "-" : Numbers.fixed(ms, 1), RoundedNumbers::milliseconds);

    /** A share in 0..1. */
    public static final Format PERCENT = number(
            "percent",
            share -> Numbers.fixed(100 * share, 0) + " %",
            share -> Numbers.fixed(100 * share, 0) + "\u00a0%");

    /** The name of an entrant, which a page shows as its readers call it. */
    public static final Format ENTRANT = new Format(
            "entrant",
            false,
            WIDTH,
            Format::visible,
            (name, reader) -> reader.called().apply((String) name));

    public static final Format NAME = new Format("name", false, WIDTH, Format::visible, Format::text);

    /** A format with its own words on pages. */
    public Format(
            String name,
            boolean isNumber,
            int most,
            Function<Object, String> text,
            BiFunction<Object, Reader, String> shown) {
        this(name, isNumber, false, false, most, text, shown);
    }

    private static Format number(String name, Function<Double, String> text, Function<Double, String> shown) {
        return new Format(
                name,
                true,
                0,
                value -> text.apply((Double) value),
                (value, reader) ->
                        reader.language().decimal(shown.apply((Double) value)).replace('-', '\u2212'));
    }

    private static String visible(Object name) {
        return VisibleText.plain((String) name);
    }

    private static String unlessZero(Object count) {
        return count.equals(0) ? "" : "" + count;
    }

    private static String halves(double points) {
        String whole = points == 0.5 ? "" : "" + (long) Math.floor(points);
        return points % 1 == 0 ? whole : whole + "\u00bd";
    }

    private static String text(Object value, Reader reader) {
        return value instanceof Sentence sentence ? sentence.in(reader.language()) : "" + value;
    }

    /** The format of a name that is cut to a number of terminal columns. */
    public Format atMost(int columns) {
        return new Format(name, isNumber, isSpare, isOptional, columns, text, shown);
    }

    /** The format of a column that a narrow page leaves out. */
    public Format spare() {
        return new Format(name, isNumber, true, isOptional, most, text, shown);
    }

    /** The format of a column that rows without a value lack. */
    public Format optional() {
        return new Format(name, isNumber, isSpare, true, most, text, shown);
    }

    /** The attributes of a cell of a page. */
    String[] attributes() {
        return style().isEmpty() ? new String[0] : new String[] {"class", style()};
    }

    /** The class of a cell of a page. */
    String style() {
        return most > 0 ? "name" : !isNumber ? "" : isSpare ? "n spare" : "n";
    }
}
