package org.botarena.arena.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;

/** Pictures that share their cells: each names a cell by its number. One thread at a time. */
public final class PackedPictures {
    private final Map<Cell, Integer> cells = new LinkedHashMap<>();

    /** Adds a picture: the names of its columns, then each row, its text and the numbers of its cells. */
    public List<List<Object>> add(Picture picture) {
        List<List<Object>> rows = new ArrayList<>();
        rows.add(List.copyOf(picture.columns()));
        for (Picture.Row row : picture.rows()) {
            List<Object> packed = new ArrayList<>();
            packed.add(row.text());
            row.cells().forEach(cell -> packed.add(cells.computeIfAbsent(cell, added -> cells.size())));
            rows.add(packed);
        }
        return rows;
    }

    /** The cells of all, by number. */
    public List<Cell> cells() {
        return List.copyOf(cells.keySet());
    }
}
