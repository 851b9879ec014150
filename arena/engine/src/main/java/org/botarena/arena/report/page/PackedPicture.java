package org.botarena.arena.report.page;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;

/**
 * A picture whose rows refer to cells by number, since most cells are alike; the components are the JSON's fields.
 * Immutable.
 */
public record PackedPicture(
        @JsonPropertyDescription("the names of the columns, or empty if they have no names")
        List<String> columns,

        List<Row> rows) {
    /** A row of it. */
    public record Row(
            String text,

            @JsonPropertyDescription("the numbers of the cells")
            List<Integer> cells) {}

    /** The picture with its numbers replaced by cells. */
    public Picture unpacked(List<Cell> all) {
        return new Picture(
                columns,
                rows.stream()
                        .map(row -> new Picture.Row(
                                row.text(), row.cells().stream().map(all::get).toList()))
                        .toList());
    }
}
