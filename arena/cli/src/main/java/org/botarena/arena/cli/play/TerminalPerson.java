package org.botarena.arena.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.arena.cli.board.Drawing;
import org.botarena.arena.cli.console.Keyboard;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.GameEnd;
import org.botarena.arena.person.Person;
import org.botarena.arena.person.PersonView;
import org.botarena.arena.person.PersonView.Choice;
import org.botarena.arena.person.PersonView.Phase;
import org.botarena.arena.person.PersonView.Played;
import org.botarena.arena.person.Request;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.replay.GameText;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;

/** A person at the terminal: draws what their seat may see, and reads their input. One thread. */
final class TerminalPerson implements Person, AutoCloseable {
    private static final String CLEAR_LINE = "\r\u001b[2K";
    private static final int LABEL = 8;
    private static final List<String> WORDS = List.of("moves", "board", "help", "hint", "undo", "quit");

    private final Rules<?> rules;
    private final List<String> names;
    private final boolean hasAdviser;
    private final PrintWriter out;
    private final Language language;
    private final Optional<Keyboard> keyboard = Keyboard.open();
    private final BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private PersonView view;
    private Request last = new Request.Move(0, "");
    private int drawn = -1;

    /** Uses the keyboard or standard input, before the game begins. */
    TerminalPerson(Rules<?> rules, PersonView before, boolean hasAdviser, PrintWriter out, Language language) {
        this.language = language;
        this.rules = rules;
        this.view = before;
        this.names = before.names().stream()
                .map(name -> name.isEmpty() ? language.text("host.play.you") : GameText.brief(name))
                .toList();
        this.hasAdviser = hasAdviser;
        this.out = out;
    }

    /** A player's name; with more than two players, also the seat. */
    private String name(int player) {
        String name = names.get(player);
        return names.size() > 2 && player != view.seat() ? language.text("play.at-seat", name, player) : name;
    }

    @Override
    public void show(PersonView next) {
        clearLine();
        if (next.plies().size() > view.plies().size()) {
            ply(next.last(), next.plies().get(next.plies().size() - 1));
        } else if (next.plies().size() < view.plies().size()) {
            tell("play.taken-back");
            if (view.phase() == Phase.OVER) {
                tell("play.continues");
            }
        }
        view = next;
        if (view.phase() == Phase.AGENT && view.turn() >= 0 && Terminal.isThere()) {
            out.print(language.text("play.thinks", name(view.turn())));
            out.flush();
        }
        if (view.phase() == Phase.OVER) {
            end(view.outcome());
        }
    }

    private void ply(Played played, String move) {
        if (played.seat() < 0) {
            tell("play.rolled", move);
        } else if (played.isForced()) {
            tell("play.forced", name(played.seat()), move);
        } else if (played.ms() != null) {
            tell("play.plays", name(played.seat()), move, played.ms());
        }
    }

    private void end(PersonView.Outcome outcome) {
        if (outcome.kind() == GameEnd.RESIGNED) {
            tell("play.unfinished");
        } else if (outcome.own() != null) {
            board();
            String key = switch (outcome.kind()) {
                case WON -> "play.won";
                case LOST -> "play.lost";
                default -> "play.draw";
            };
            tell(key, Numbers.plain(outcome.own(), language), Numbers.plain(outcome.others(), language));
        }
    }

    /** Whether the person takes their last move back although the game has ended. */
    boolean wantsBack() throws InterruptedException {
        if (view.outcome().own() == null) {
            return false;
        }
        tell("play.undo-or-leave");
        return "undo".equalsIgnoreCase(line(List.of("undo")));
    }

    @Override
    public Request ask() throws InterruptedException {
        if (drawn != view.plies().size()) {
            drawn = view.plies().size();
            board();
            moves();
        } else if (last instanceof Request.Undo) {
            nothingBack();
        } else if (last instanceof Request.Hint && view.hint() != null) {
            tell("play.hint", view.hint());
        }
        last = typed();
        return last;
    }

    void nothingBack() {
        tell("play.nothing-back");
    }

    /** The failure for an agent's fault that ended the game. */
    Failed failed(Finding fault) {
        Verdict verdict = fault.verdict();
        String log = fault.log().isBlank() ? "" : "\n" + fault.log().strip();
        return new Failed(told -> told.text(
                        "play.fault",
                        name(view.turn()),
                        told.named("kind", verdict.kind()),
                        verdict.sentence().in(told))
                + log);
    }

    @Override
    public void unadvised(Verdict fault) {
        tell("play.no-answer", fault.sentence().in(language));
    }

    /** Reads lines until one is a request to the game. */
    private Request typed() throws InterruptedException {
        List<String> words = Stream.concat(view.moves().stream().map(Choice::text), WORDS.stream())
                .toList();
        while (true) {
            String line = line(words);
            if (line == null) {
                return new Request.End(GameEnd.RESIGNED);
            }
            Optional<Choice> move = view.moves().stream()
                    .filter(choice -> choice.text().equalsIgnoreCase(line))
                    .findFirst();
            if (move.isPresent()) {
                return new Request.Move(view.plies().size(), move.get().text());
            }
            switch (line.toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "quit", "q", "exit" -> {
                    return new Request.End(GameEnd.RESIGNED);
                }
                case "undo" -> {
                    return new Request.Undo();
                }
                case "hint" -> {
                    if (hasAdviser) {
                        return new Request.Hint();
                    }
                    tell("play.no-adviser");
                }
                case "moves" -> moves();
                case "board" -> board();
                case "help", "?" -> tell("play.help");
                default -> refuse(line);
            }
        }
    }

    private void refuse(String line) {
        try {
            rules.start().parse(line);
            tell("play.illegal", line);
        } catch (IllegalArgumentException e) {
            tell("play.unknown", line);
        }
        moves();
    }

    private void board() {
        say("");
        TerminalColours ink = TerminalColours.here();
        Drawing.of(rules, view.picture().unpacked(view.cells()), view.moves(), names, ink)
                .forEach(row -> ink.print(out, row));
    }

    private void moves() {
        List<String> moves = view.moves().stream().map(Choice::text).toList();
        say(Labelled.of(language.text("play.label.moves"), LABEL, String.join(" ", moves)));
    }

    private void tell(String key, Object... arguments) {
        say(language.text(key, arguments));
    }

    private void say(String text) {
        out.println(text);
    }

    /** Removes the message that an agent is thinking. */
    private void clearLine() {
        if (view.phase() == Phase.AGENT && Terminal.isThere()) {
            PrintWriter unfiltered = VisiblePrinter.unfiltered(out);
            unfiltered.print(CLEAR_LINE);
            unfiltered.flush();
        }
    }

    /**
     * Reads the next line, and prints it if it does not come from a terminal; null at the end of the input.
     *
     * @param words completions for the Tab key
     * @throws InterruptedException after Ctrl-C
     */
    private String line(List<String> words) throws InterruptedException {
        String prompt = language.text("host.play.you") + "> ";
        if (keyboard.isPresent()) {
            String line = keyboard.get().line(prompt, () -> words);
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
            throw Failed.of(e, "error.input", e.getMessage());
        }
    }

    @Override
    public void close() {
        clearLine();
        keyboard.ifPresent(Keyboard::close);
    }
}
