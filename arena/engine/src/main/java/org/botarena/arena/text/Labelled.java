package org.botarena.arena.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.text.catalogue.Language;

/** Text in two columns, a label and what there is to say, in lines of at most 80 characters where words allow it. */
public final class Labelled {
    /** Characters in a line of a terminal. */
    public static final int WIDTH = 80;

    private Labelled() {}

    /** The width of a column for the labels of a family of the catalogue, with a gap of two. */
    public static int column(Language language, String family) {
        return 2
                + language.all(family).values().stream()
                        .mapToInt(Columns::width)
                        .max()
                        .orElse(0);
    }

    /** The text with a label from that family of the catalogue, wrapped for a terminal. */
    public static String of(Language language, String family, String label, String text) {
        return of(language.text(family + label), column(language, family), text);
    }

    /** The text with its label in a column of this width, wrapped for a terminal. */
    public static String of(String label, int column, String text) {
        return of(label, column, text, WIDTH);
    }

    /** The text with its label in a column of this width. No line is longer than {@code width} unless a word is. */
    public static String of(String label, int column, String text, int width) {
        List<String> lines = text.lines()
                .flatMap(line -> wrapped(line, width - column).stream())
                .toList();
        return lines.stream().collect(Collectors.joining("\n" + " ".repeat(column), Columns.left(label, column), ""));
    }

    private static List<String> wrapped(String line, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        for (String word : line.split(" ", -1)) {
            if (current.length() > 0 && Columns.width(current.toString()) + 1 + Columns.width(word) > width) {
                lines.add(current.toString());
                current.setLength(0);
            }
            current.append(current.length() == 0 ? "" : " ").append(word);
        }
        lines.add(current.toString());
        return lines;
    }
}
