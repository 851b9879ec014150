package org.botarena.arena.cli.console;

import java.io.IOException;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.TerminalBuilder;

/** The size of the terminal, which follows changes of the window. Thread-safe. */
public final class Window implements AutoCloseable {
    private volatile int columns;
    private volatile int lines;
    private org.jline.terminal.Terminal terminal;

    private Window(int columns, int lines) {
        this.columns = columns;
        this.lines = lines;
    }

    /** A window of constant size; 0 columns mean that there is no terminal. */
    public static Window of(int columns, int lines) {
        return new Window(columns, lines);
    }

    /** The window of this program, with its current size. */
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
            terminal = null; // A system without stty: the size stays as the launcher found it.
        }
    }

    /** Sets the size after the user has changed it; ignores invalid sizes. */
    public void resize(int newColumns, int newLines) {
        if (newColumns > 0 && newLines > 0) {
            columns = newColumns;
            lines = newLines;
        }
    }

    /** Whether there is a terminal, on which lines can be overwritten. */
    public boolean isThere() {
        return columns > 0;
    }

    /** The current width; 0 without a terminal. */
    public int columns() {
        return columns;
    }

    /** The current height. */
    public int lines() {
        return lines;
    }

    @Override
    public void close() {
        if (terminal != null) {
            try {
                terminal.close();
            } catch (IOException e) {
                // Nothing was changed.
            }
        }
    }
}
