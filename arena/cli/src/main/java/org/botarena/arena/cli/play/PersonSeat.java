package org.botarena.arena.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.botarena.arena.cli.board.Ink;
import org.botarena.arena.cli.board.Look;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.venue.Failed;

/** The person's place: what is typed and shown there, and what everybody is called. One thread. */
final class PersonSeat {
    private final int seat;
    private final List<String> names;
    private final PrintWriter out;
    private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

    /**
     * In front of standard input.
     *
     * @param seat where the person sits
     * @param names by seat
     */
    PersonSeat(int seat, List<String> names, PrintWriter out) {
        this.seat = seat;
        this.names = names.stream().map(Look::brief).toList();
        this.out = out;
    }

    int seat() {
        return seat;
    }

    /** What a player is called; where there are more than two, with the seat. */
    String name(int player) {
        String name = names.get(player);
        return names.size() > 2 && player != seat ? "%s at seat %d".formatted(name, player) : name;
    }

    /** How the person looks at a position. */
    Look look(long last, boolean marksMoves) {
        return new Look(names, last, marksMoves, Ink.here());
    }

    void say(String text) {
        out.println(text);
    }

    /** The next line that is typed, printed too where it comes from no terminal; null: there are no more. */
    String ask() {
        out.print(names.get(seat) + "> ");
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
}
