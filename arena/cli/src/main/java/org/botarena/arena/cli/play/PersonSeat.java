package org.botarena.arena.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.arena.cli.board.BoardStyle;
import org.botarena.arena.cli.board.TerminalColours;
import org.botarena.arena.cli.console.Keyboard;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.replay.GameText;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.venue.Failed;

/** The person's place: what is typed and shown there, and what everybody is called. One thread. */
final class PersonSeat implements AutoCloseable {
    private static final String CLEAR_LINE = "\r\u001b[2K";

    private final int seat;
    private final List<String> names;
    private final PrintWriter out;
    private final Optional<Keyboard> keyboard = Keyboard.open();
    private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

    /**
     * In front of the keyboard, or of standard input.
     *
     * @param seat where the person sits
     * @param names by seat
     */
    PersonSeat(int seat, List<String> names, PrintWriter out) {
        this.seat = seat;
        this.names = names.stream().map(GameText::brief).toList();
        this.out = out;
    }

    int seat() {
        return seat;
    }

    /** What a player is called; where there are more than two, with the seat. */
    String name(int player) {
        String name = names.get(player);
        return names.size() > 2 && player != seat ? String.format(Locale.ROOT, "%s at seat %d", name, player) : name;
    }

    /** How the person looks at a position. */
    BoardStyle look(List<Long> moves, boolean marksMoves) {
        return new BoardStyle(names, moves, marksMoves, TerminalColours.here());
    }

    void say(String text) {
        out.println(text);
    }

    /** Shows the rows of a drawing, in which alone something stands out. */
    void show(List<String> rows) {
        rows.forEach(row -> TerminalColours.here().print(out, row));
    }

    /** Says, at a terminal, what is waited for, until {@link #goesOn}. */
    void waits(String text) {
        if (Terminal.isThere()) {
            out.print(text);
            out.flush();
        }
    }

    /** Takes away what {@link #waits} has said. */
    void goesOn() {
        if (Terminal.isThere()) {
            PrintWriter unfiltered = VisiblePrinter.unfiltered(out);
            unfiltered.print(CLEAR_LINE);
            unfiltered.flush();
        }
    }

    /**
     * The next line that is typed, printed too where it comes from no terminal; null: there are no more.
     *
     * @param words what Tab completes
     * @throws InterruptedException at Ctrl-C
     */
    String ask(Supplier<List<String>> words) throws InterruptedException {
        String prompt = names.get(seat) + "> ";
        if (keyboard.isPresent()) {
            String line = keyboard.get().line(prompt, words);
            return line == null ? null : line.strip();
        }
        out.print(prompt);
        out.flush();
        try {
            String line = input.readLine();
            if (!Terminal.isThere()) {
                say(line == null ? "" : line);
            }
            return line == null ? null : line.strip();
        } catch (IOException e) {
            throw new Failed("standard input cannot be read: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        keyboard.ifPresent(Keyboard::close);
    }
}
