package org.botarena.training.reversi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.botarena.game.reversi.Reversi;

/** GRhino at its highest level, as a child process that speaks the Go Text Protocol. It passes by itself. */
final class Rhino implements Opponent {
    private static final String PROGRAM = "/usr/games/gtp-rhino";
    private static final String[] COLOURS = {"black", "white"};

    private final Process process;
    private final PrintWriter commands;
    private final BufferedReader answers;
    private int sent;

    Rhino() {
        try {
            process = new ProcessBuilder(PROGRAM, "--level=5")
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException failure) {
            throw new IllegalArgumentException(failure.getMessage() + ": install the package grhino", failure);
        }
        commands = new PrintWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII), true);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        ask("clear_board");
    }

    @Override
    public long move(Reversi position, List<Long> plies) {
        for (; sent < plies.size(); sent++) {
            if (plies.get(sent) != Reversi.PASS) {
                ask("play " + COLOURS[sent % 2] + " " + position.show(plies.get(sent)));
            }
        }
        sent++; // It plays its own move on its board.
        return position.parse(ask("genmove " + COLOURS[plies.size() % 2]).toLowerCase(Locale.ROOT));
    }

    /** The answer to a command, without the leading {@code =}. */
    private String ask(String command) {
        commands.println(command);
        try {
            for (String line = answers.readLine(); line != null; line = answers.readLine()) {
                if (line.startsWith("=")) {
                    return line.substring(1).strip();
                }
                if (!line.isBlank()) {
                    throw new IllegalStateException("GRhino answers \"" + line + "\" to \"" + command + "\"");
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        throw new IllegalStateException("GRhino ended before it answered \"" + command + "\"");
    }

    @Override
    public void close() {
        process.destroy();
    }
}
