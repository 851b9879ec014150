package org.botarena.arena.cli.ticker;

/** Shows a bulletin as it becomes. One thread at a time. */
interface View {
    /** Called often: about fifty times a second. */
    void tick();

    /** Takes away what it has drawn, for lines that stay; the next tick draws it below them. */
    void clear();

    /** For the last time. */
    void close();
}
