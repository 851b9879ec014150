package org.botarena.arena.text.table;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.botarena.arena.text.catalogue.Language;

/**
 * A column of a table. Immutable.
 *
 * @param name of the field in JSON
 * @param csv heading in a spreadsheet
 * @param head heading on a terminal in English; the catalogue has that of another language under {@code column.} and
 *     that of a page under {@code page.column.}
 * @param format on terminals and pages
 * @param surfaces that show it
 * @param value of a row: a number, a text, a map of counts; null for none
 */
public record Column<R>(
        String name, String csv, String head, Format format, Set<Surface> surfaces, Function<R, Object> value) {
    /** A column of a file, or of what a command prints for programs. */
    public static <R> Column<R> of(String name, Function<R, Object> value, Surface... surfaces) {
        return of(name, Format.TEXT, value, surfaces);
    }

    /** A column whose name is its heading, too. */
    public static <R> Column<R> of(String name, Format format, Function<R, Object> value, Surface... surfaces) {
        return of(name, name, format, value, surfaces);
    }

    /** A column whose heading in a spreadsheet is its name with underscores: {@code mean_move_ms}. */
    public static <R> Column<R> of(
            String name, String head, Format format, Function<R, Object> value, Surface... surfaces) {
        String csv = name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
        return new Column<>(name, csv, head, format, Set.of(surfaces), value);
    }

    /** The column in a table whose rows contain the rows of this column. */
    public <T> Column<T> within(Function<T, R> row) {
        return new Column<>(name, csv, head, format, surfaces, value.compose(row));
    }

    /** The column with other values. */
    public Column<R> showing(Function<R, Object> other) {
        return new Column<>(name, csv, head, format, surfaces, other);
    }

    /** Whether a row has it. */
    boolean isIn(R row) {
        return !format.isOptional() || value.apply(row) != null;
    }

    /** The column as the script of a page needs it, with a heading for each language code. */
    Map<String, Object> described() {
        Map<String, String> headings = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            headings.put(language.code(), heading(language));
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", name);
        fields.put("headings", headings);
        fields.put("format", format.name());
        fields.put("style", format.style());
        fields.put("isOptional", format.isOptional());
        return fields;
    }

    String heading(Language language) {
        return head.isEmpty() ? "" : language.text("page.column." + head);
    }
}
