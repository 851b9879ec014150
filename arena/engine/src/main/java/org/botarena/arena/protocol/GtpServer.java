package org.botarena.arena.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.GtpBoard;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.venue.Failed;

/**
 * Answers the commands of the Go Text Protocol, version 2, with an agent at either seat. It also answers the two
 * commands of Quarry by which a program with several games asks for one. One thread.
 */
public final class GtpServer {
    private static final Pattern COMMAND = Pattern.compile("(?:([0-9]{1,9})\\s+)?(\\S+)\\s*(.*)");
    private static final List<String> COMMANDS = List.of(
            "boardsize",
            "clear_board",
            "final_score",
            "genmove",
            "known_command",
            "komi",
            "list_commands",
            "list_games",
            "name",
            "play",
            "protocol_version",
            "quit",
            "reg_genmove",
            "set_game",
            "showboard",
            "time_left",
            "time_settings",
            "undo",
            "version");

    private final GtpBoard board;
    private final String name;
    private final GtpGame<?> game;
    private final GtpClock clock = new GtpClock();

    private GtpServer(GtpBoard board, String name, GtpGame<?> game) {
        this.board = board;
        this.name = name;
        this.game = game;
    }

    /** Answers until the other side closes its end or quits; the function starts the agent at a position. */
    public static void serve(
            TournamentSpec what, String name, Function<String, AgentSeats> begin, BufferedReader in, PrintWriter out)
            throws IOException, InterruptedException {
        serve(what.terms().rules(), name, begin, in, out);
    }

    private static <P extends Position<P>> void serve(
            Rules<P> rules, String name, Function<String, AgentSeats> begin, BufferedReader in, PrintWriter out)
            throws IOException, InterruptedException {
        GtpBoard board = rules.gtp()
                .orElseThrow(
                        () -> new Failed("GTP has no command for the board of %s: 'arena lines' has, for every game"
                                .formatted(rules.name())));
        try (AgentSeats agents = begin.apply(rules.start().toString())) {
            new GtpServer(board, name, new GtpGame<>(rules, board, name, agents)).answer(in, out);
        }
    }

    private void answer(BufferedReader in, PrintWriter out) throws IOException, InterruptedException {
        boolean isOver = false;
        for (String line = in.readLine(); line != null; line = isOver ? null : in.readLine()) {
            Matcher command = COMMAND.matcher(
                    line.replaceFirst("#.*", "").replace('\t', ' ').strip());
            if (!command.matches()) {
                continue;
            }
            String verb = command.group(2);
            isOver = verb.equals("quit");
            String number = Optional.ofNullable(command.group(1)).orElse("");
            try {
                out.print("=%s %s"
                        .formatted(number, done(verb, command.group(3).split(" +", -1)))
                        .stripTrailing());
            } catch (GtpRefusal e) {
                out.print("?%s %s".formatted(number, e.getMessage()));
            }
            out.print("\n\n");
            out.flush();
        }
    }

    /** Executes a command and returns the answer. */
    private String done(String verb, String[] words) throws GtpRefusal, InterruptedException {
        return switch (verb) {
            case "protocol_version" -> "2";
            case "name" -> "Bot Arena " + name;
            case "list_commands" -> String.join("\n", COMMANDS);
            case "known_command" -> "" + COMMANDS.contains(words[0]);
            case "list_games" -> board.game();
            case "genmove" -> game.generate(game.player(words[0]), clock.deadline(game.player(words[0])));
            case "reg_genmove" -> game.search(game.player(words[0]), clock.deadline(game.player(words[0])));
            case "showboard" -> game.show();
            case "final_score" -> game.score();
            default -> {
                obey(verb, words);
                yield "";
            }
        };
    }

    private void obey(String verb, String[] words) throws GtpRefusal {
        switch (verb) {
            case "version", "komi", "quit" -> {
                // Nothing to do or answer.
            }
            case "set_game" ->
                GtpRefusal.unless(
                        words[0].equalsIgnoreCase(board.game()), "unsupported game: there is " + board.game());
            case "boardsize" -> GtpRefusal.unless(words[0].equals("" + board.size()), "unacceptable size");
            case "clear_board" -> game.clear();
            case "undo" -> game.undo();
            case "time_settings", "time_left" -> GtpRefusal.unless(clock.heed(words), "syntax error");
            case "play" -> game.play(game.player(words[0]), words.length > 1 ? board.move(words[1]) : "");
            default -> throw new GtpRefusal("unknown command");
        }
    }
}
