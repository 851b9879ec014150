package org.botarena.arena.cli.console;

import java.io.IOError;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.history.DefaultHistory;
import org.jline.terminal.Attributes;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;

/**
 * Input from a person at a terminal: editable lines with a history at the arrow keys, and single keys. Ctrl-C
 * interrupts the thread that opened the keyboard, whatever it waits for, and leaves a clean line. One thread.
 */
public final class Keyboard implements AutoCloseable {
    private static final long ESCAPE_MS = 100;

    /** The sequences that terminals send for special keys. */
    private static final Map<String, List<String>> NAMED = Map.of(
            "right", List.of("\u001b[C", "\u001bOC"),
            "left", List.of("\u001b[D", "\u001bOD"),
            "up", List.of("\u001b[A", "\u001bOA"),
            "down", List.of("\u001b[B", "\u001bOB"),
            "home", List.of("\u001b[H", "\u001bOH", "\u001b[1~", "\u001b[7~"),
            "end", List.of("\u001b[F", "\u001bOF", "\u001b[4~", "\u001b[8~"),
            "enter", List.of("\r", "\n"),
            "backspace", List.of("\u007f", "\b"),
            "escape", List.of("\u001b"),
            "eof", List.of("\u0004"));

    private final org.jline.terminal.Terminal terminal;
    private final Interruption interruption = Interruption.listen();
    private final LineReader lines;
    private final KeyMap<String> keys = new KeyMap<>();
    private Supplier<? extends Collection<String>> words = List::of;

    private Keyboard(org.jline.terminal.Terminal terminal) {
        this.terminal = terminal;
        Thread typist = Thread.currentThread();
        interruption.stopsWith(() -> {
            terminal.writer().println();
            terminal.flush();
            typist.interrupt();
        });
        lines = LineReaderBuilder.builder()
                .terminal(terminal)
                .history(new DefaultHistory())
                .completer(
                        (reader, line, candidates) -> words.get().forEach(word -> candidates.add(new Candidate(word))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
        NAMED.forEach((name, sequences) -> keys.bind(name, sequences.toArray(String[]::new)));
        for (char character = ' '; character < '\u007f'; character++) {
            keys.bind("" + character, "" + character);
        }
        keys.setAmbiguousTimeout(ESCAPE_MS);
        keys.setNomatch("?");
        keys.setUnicode("?");
    }

    /**
     * Opens the terminal's keyboard; empty if input comes from a program or file, or the terminal only supports lines.
     */
    public static Optional<Keyboard> open() {
        if (!Terminal.isThere()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Keyboard(TerminalBuilder.builder()
                    .system(true)
                    .dumb(false)
                    .nativeSignals(false)
                    .build()));
        } catch (IOException | IllegalStateException e) {
            return Optional.empty(); // A system without stty: its line input is enough.
        }
    }

    /**
     * Reads the next line.
     *
     * @param prompt shown before it
     * @param completions for the Tab key
     * @return null after Ctrl-D, when there are no more lines
     * @throws InterruptedException after Ctrl-C
     */
    public String line(String prompt, Supplier<? extends Collection<String>> completions) throws InterruptedException {
        words = completions;
        try {
            return lines.readLine(prompt);
        } catch (EndOfFileException e) {
            return null;
        } catch (UserInterruptException e) {
            throw interrupted(e);
        }
    }

    /**
     * Reads the next key: the character itself, or {@code right}, {@code left}, {@code up}, {@code down}, {@code home},
     * {@code end}, {@code enter}, {@code backspace}, {@code escape}, {@code eof}; any other key is {@code ?}.
     *
     * @throws InterruptedException after Ctrl-C
     */
    public String key() throws InterruptedException {
        Attributes before = terminal.enterRawMode();
        try {
            NonBlockingReader reader = terminal.reader();
            return new BindingReader(reader).readBinding(keys);
        } catch (EndOfFileException e) {
            return "eof";
        } catch (IOError e) {
            throw interrupted(e);
        } finally {
            terminal.setAttributes(before);
        }
    }

    private static InterruptedException interrupted(Throwable cause) {
        InterruptedException interrupted = new InterruptedException();
        interrupted.initCause(cause);
        return interrupted;
    }

    @Override
    public void close() {
        try (interruption) {
            terminal.close();
        } catch (IOException e) {
            // The terminal has its earlier attributes.
        }
    }
}
