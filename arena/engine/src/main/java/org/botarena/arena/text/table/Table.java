package org.botarena.arena.text.table;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/** Rows with the columns that show them: aligned on a terminal, as HTML, for a spreadsheet and as JSON. Immutable. */
public record Table<R>(List<Column<R>> columns, List<R> rows) {
    private static final int SHORTEST_NAME = 6;

    public Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** The table with the columns of a part of its rows behind its own. */
    public <T> Table<R> with(List<Column<T>> more, Function<R, T> part) {
        return new Table<>(
                Stream.concat(columns.stream(), more.stream().map(column -> column.within(part)))
                        .toList(),
                rows);
    }

    /** The table with its first rows only. */
    public Table<R> first(int most) {
        return new Table<>(columns, rows.subList(0, Math.min(most, rows.size())));
    }

    /** The columns that a surface shows of these rows. */
    public List<Column<R>> on(Surface surface) {
        return columns.stream()
                .filter(column -> column.surfaces().contains(surface)
                        && (!column.format().isOptional() || rows.stream().anyMatch(column::isIn)))
                .toList();
    }

    /** The lines of the rows on a terminal; names that are too long are cut. */
    public List<String> lines(Language language) {
        return lines(Surface.TERMINAL, Format.WIDTH, language);
    }

    /** The lines of the rows on a surface with that many columns of text. */
    public List<String> lines(Surface surface, int width, Language language) {
        return aligned(new ArrayList<>(), surface, width, language);
    }

    /** The lines on a terminal in English, the headings first. */
    public String text() {
        return text(Language.ENGLISH);
    }

    /** The lines on a terminal, the headings first. */
    public String text(Language language) {
        List<String> heads = on(Surface.TERMINAL).stream()
                .map(column -> language.named("column", column.head()))
                .toList();
        return aligned(new ArrayList<>(List.of(heads)), Surface.TERMINAL, Format.WIDTH, language).stream()
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private List<String> aligned(List<List<String>> lines, Surface surface, int width, Language language) {
        List<Column<R>> shown = on(surface);
        rows.forEach(row -> lines.add(
                shown.stream().map(column -> text(column, row, language)).toList()));
        List<Format> formats = shown.stream().map(Column::format).toList();
        int[] widths = widths(formats, lines, width);
        return lines.stream().map(line -> line(formats, widths, line)).toList();
    }

    private static <R> String text(Column<R> column, R row, Language language) {
        if (!column.isIn(row)) {
            return "";
        }
        Object value = column.value().apply(row);
        String text = column.format().text().apply(value instanceof Sentence sentence ? sentence.in(language) : value);
        return value instanceof Double ? language.decimal(text) : text;
    }

    private static int[] widths(List<Format> formats, List<List<String>> lines, int width) {
        int[] widths = IntStream.range(0, formats.size())
                .map(i -> Math.min(
                        formats.get(i).most() == 0
                                ? Integer.MAX_VALUE
                                : formats.get(i).most(),
                        lines.stream()
                                .mapToInt(line -> Columns.width(line.get(i)))
                                .max()
                                .orElse(0)))
                .toArray();
        int gaps = IntStream.range(1, widths.length).map(i -> gap(formats, i)).sum();
        int over = IntStream.of(widths).sum() + gaps - width;
        for (int i = 0; i < widths.length; i++) {
            if (formats.get(i).most() == Format.WIDTH && over > 0) {
                widths[i] = Math.max(Math.min(SHORTEST_NAME, widths[i]), widths[i] - over);
            }
        }
        return widths;
    }

    private static int gap(List<Format> formats, int column) {
        return column == 0 ? 0 : formats.get(column - 1).equals(Format.PLACE) ? 1 : 2;
    }

    private static String line(List<Format> formats, int[] widths, List<String> cells) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(" ".repeat(gap(formats, i)));
            line.append(
                    formats.get(i).isNumber()
                            ? Columns.right(cells.get(i), widths[i])
                            : Columns.left(cells.get(i), widths[i]));
        }
        return line.toString().stripTrailing();
    }

    /** The file for a spreadsheet, with no text that it takes for a formula. */
    public String csv(Csv csv) {
        List<Column<R>> shown = on(Surface.CSV);
        return csv.table(
                shown.stream().map(column -> Csv.harmless(column.csv())).toList(),
                rows.stream()
                        .map(row -> shown.stream()
                                .map(column -> cell(column.value().apply(row), csv))
                                .toList()));
    }

    private static String cell(Object value, Csv csv) {
        if (value instanceof Double number) {
            return csv.number(number);
        }
        if (value instanceof Map<?, ?> counts) {
            return counts.entrySet().stream()
                    .map(count -> count.getKey() + " " + count.getValue())
                    .collect(Collectors.joining("; "));
        }
        return value == null ? "" : Csv.harmless("" + value);
    }

    /** The rows as a published file has them. */
    @JsonValue
    List<Map<String, Object>> published() {
        return json(Surface.FILE);
    }

    /** The rows as objects of JSON, by the names of a surface's columns. */
    public List<Map<String, Object>> json(Surface surface) {
        List<Column<R>> shown = on(surface);
        return rows.stream()
                .map(row -> {
                    Map<String, Object> fields = new LinkedHashMap<>();
                    shown.stream()
                            .filter(column -> column.isIn(row))
                            .forEach(column ->
                                    fields.put(column.name(), column.value().apply(row)));
                    return fields;
                })
                .toList();
    }

    /** The columns of a surface, so that a script can show them as {@link #writeTo} does. */
    public static List<Map<String, Object>> described(List<? extends Column<?>> columns, Surface surface) {
        return columns.stream()
                .filter(column -> column.surfaces().contains(surface))
                .map(Column::described)
                .toList();
    }

    /** Writes the table into the report. */
    public void writeTo(Markup page, Reader reader, String... attributes) {
        page.open("div", "class", "wide").open("table", attributes);
        write(
                page,
                on(Surface.PAGE).stream()
                        .sorted((one, other) -> Boolean.compare(
                                one.format().isSpare(), other.format().isSpare()))
                        .toList(),
                reader);
    }

    /** Writes the table into a page whose script keeps it up to date. */
    public void writeTo(Markup page, Surface surface, Reader reader, String caption, String... attributes) {
        page.open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", caption)
                .open("table", attributes)
                .leaf("caption", caption, "class", "dim small");
        write(page, on(surface), reader);
    }

    private void write(Markup page, List<Column<R>> shown, Reader reader) {
        page.open("thead").open("tr");
        shown.forEach(column -> page.leaf(
                "th", column.heading(reader.language()), column.format().attributes()));
        page.close().close().open("tbody");
        for (R row : rows) {
            page.open("tr");
            shown.forEach(column -> write(page, column.format(), column.value().apply(row), reader));
            page.close();
        }
        page.close().close().close();
    }

    private static void write(Markup page, Format format, Object value, Reader reader) {
        if (value instanceof Cell cell) {
            cell.writeTo(page);
        } else {
            page.leaf("td", shown(format, value, reader), format.attributes());
        }
    }

    private static String shown(Format format, Object value, Reader reader) {
        return format.isOptional() && value == null ? "\u2013" : format.shown().apply(value, reader);
    }

    /** The texts of a surface's columns, line by line, the headings first. */
    public List<List<String>> texts(Surface surface, Reader reader) {
        List<Column<R>> shown = on(surface);
        List<String> heads =
                shown.stream().map(column -> column.heading(reader.language())).toList();
        return Stream.concat(
                        Stream.of(heads),
                        rows.stream()
                                .map(row -> shown.stream()
                                        .map(column -> shown(
                                                column.format(), column.value().apply(row), reader))
                                        .toList()))
                .toList();
    }
}
