package org.botarena.arena.cli.ticker;

/** Shows the changing state. One thread at a time. */
interface View {
    /** Called about fifty times a second. */
    void tick();

    /** Removes its drawing for lines that stay; the next tick draws it below them. */
    void clear();

    /** Draws for the last time. */
    void close();
}
