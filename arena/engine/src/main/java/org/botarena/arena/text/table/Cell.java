package org.botarena.arena.text.table;

import org.botarena.arena.text.Markup;

/** A value that only pages show: it writes its own {@code td}. */
@FunctionalInterface
public interface Cell {
    void writeTo(Markup page);
}
