package org.botarena.arena.text;

import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.text.sheet.Sheet;

/**
 * Writes tables for spreadsheets: RFC 4180 in UTF-8 with a byte order mark, without which spreadsheets assume the
 * system's character set. Invisible characters in authors' names are made visible. Immutable.
 *
 * @param separator between fields: a comma, or a semicolon where the comma divides decimals
 */
public record Csv(char separator) {
    /** With commas. */
    public static final Csv COMMAS = new Csv(',');

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /**
     * Checks the separator.
     *
     * @throws IllegalArgumentException if it is not a comma, a semicolon or a tab
     */
    public Csv {
        if (",;\t".indexOf(separator) < 0) {
            throw new IllegalArgumentException(
                    "the separator '%s' is not comma, semicolon or tab".formatted(separator));
        }
    }

    /**
     * The separator as it is typed: {@code ,}, {@code ;}, {@code comma}, {@code semicolon} or {@code tab}.
     *
     * @throws IllegalArgumentException with what there is, if it is another word
     */
    public static Csv parse(String word) {
        return switch (word) {
            case ",", "comma" -> COMMAS;
            case ";", "semicolon" -> new Csv(';');
            case "\t", "tab" -> new Csv('\t');
            default ->
                throw new IllegalArgumentException(
                        "'%s' separates no fields: write comma, semicolon or tab".formatted(word));
        };
    }

    /** A whole file: the byte order mark and the lines. */
    public String table(List<String> header, Stream<List<String>> lines) {
        return BYTE_ORDER_MARK
                + Sheet.text(
                        separator,
                        Stream.concat(Stream.of(header), lines)
                                .map(fields ->
                                        fields.stream().map(VisibleText::of).toList())
                                .toList());
    }

    /** A name that a spreadsheet would take for a formula gets an apostrophe before it. */
    public static String harmless(String name) {
        return name.isEmpty() || "=+-@\t\r".indexOf(name.charAt(0)) < 0 ? name : "'" + name;
    }

    /**
     * A number without an exponent: {@code 18.5}, {@code 64}. With semicolons it has a decimal comma, as the
     * spreadsheets have that expect them: they would take 18.5 for a day in May.
     */
    public String number(double number) {
        String plain = Numbers.plain(number);
        return separator == ';' ? plain.replace('.', ',') : plain;
    }
}
