package org.botarena.arena.cli.console;

import java.io.IOException;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.TerminalBuilder;

/** How large the terminal is, also after its window was resized. Thread-safe. */
public final class Window implements AutoCloseable {
    private volatile int columns;
    private volatile int lines;
    private org.jline.terminal.Terminal terminal;

    private Window(int columns, int lines) {
        this.columns = columns;
        this.lines = lines;
    }

    /** One that stays as it is; 0 columns: there is none. */
    public static Window of(int columns, int lines) {
        return new Window(columns, lines);
    }

    /** That of this program: as the launcher found it, and from then on as it becomes. */
    public static Window here() {
        Window window = of(Terminal.columns(), Terminal.lines());
        if (window.isThere()) {
            window.follow();
        }
        return window;
    }

    private void follow() {
        try {
            terminal = TerminalBuilder.builder()
                    .system(true)
                    .dumb(false)
                    .nativeSignals(false)
                    .build();
            terminal.handle(
                    Signal.WINCH,
                    signal -> resize(
                            terminal.getSize().getColumns(), terminal.getSize().getRows()));
        } catch (IOException | IllegalStateException e) {
            terminal = null; // a system without stty: it stays as the launcher found it
        }
    }

    /** Somebody has made it so large; what is no size is passed over. */
    public void resize(int newColumns, int newLines) {
        if (newColumns > 0 && newLines > 0) {
            columns = newColumns;
            lines = newLines;
        }
    }

    /** Whether there is a terminal, for which lines can be drawn over. */
    public boolean isThere() {
        return columns > 0;
    }

    /** How wide it is now; 0: there is none. */
    public int columns() {
        return columns;
    }

    /** How high it is now. */
    public int lines() {
        return lines;
    }

    @Override
    public void close() {
        if (terminal != null) {
            try {
                terminal.close();
            } catch (IOException e) {
                // it is as it was: nothing of it was changed
            }
        }
    }
}
