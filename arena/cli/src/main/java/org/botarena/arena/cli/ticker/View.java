package org.botarena.arena.cli.ticker;

import java.io.PrintWriter;
import java.time.Clock;
import java.util.function.Supplier;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.text.catalogue.Language;

/** Shows the changing state. One thread at a time. */
interface View {
    /** A part of the terminal that is redrawn, or plain lines without a terminal. */
    static View of(Supplier<TickerText> bulletin, Clock clock, PrintWriter out, Window window, Language language) {
        return window.isThere() ? new Screen(bulletin, clock, out, window, language) : new Lines(bulletin, out);
    }

    /** Called about fifty times a second. */
    void tick();

    /** Removes its drawing for lines that stay; the next tick draws it below them. */
    default void clear() {}

    /** Draws for the last time. */
    void close();
}
