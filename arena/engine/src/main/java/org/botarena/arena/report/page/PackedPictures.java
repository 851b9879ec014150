package org.botarena.arena.report.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;

/** Pictures that share their cells. One thread at a time. */
public final class PackedPictures {
    private final Map<Cell, Integer> cells = new LinkedHashMap<>();

    /** Adds a picture. */
    public PackedPicture add(Picture picture) {
        return new PackedPicture(
                picture.columns(),
                picture.rows().stream()
                        .map(row -> new PackedPicture.Row(
                                row.text(),
                                row.cells().stream().map(this::number).toList()))
                        .toList());
    }

    private int number(Cell cell) {
        return cells.computeIfAbsent(cell, added -> cells.size());
    }

    /** The cells of all pictures, by number. */
    public List<Cell> cells() {
        return List.copyOf(cells.keySet());
    }
}
