package org.botarena.arena.cli.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.GtpBoard;
import org.botarena.arena.cli.engine.EngineTable.Begin;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import org.botarena.play.internal.Referee;

/**
 * Answers the commands of the Go Text Protocol, version 2, with an agent at either seat. A pass that the rules force is
 * played when the other side moves, told or not. One thread.
 *
 * @param <P> the positions of the game
 */
final class GtpServer<P extends Position<P>> {
    private static final Pattern COMMAND = Pattern.compile("(?:([0-9]{1,9})\\s+)?(\\S+)\\s*(.*)");
    private static final String COMMANDS = String.join(
            "\n",
            List.of(
                    "boardsize",
                    "clear_board",
                    "final_score",
                    "genmove",
                    "known_command",
                    "komi",
                    "list_commands",
                    "name",
                    "play",
                    "protocol_version",
                    "quit",
                    "reg_genmove",
                    "showboard",
                    "time_left",
                    "time_settings",
                    "undo",
                    "version"));

    private final Rules<P> rules;
    private final GtpBoard board;
    private final String name;
    private final AgentSeats agents;
    private final GtpClock clock;
    private Referee<P> referee;

    private GtpServer(Rules<P> rules, GtpBoard board, String name, AgentSeats agents, Duration moveTime) {
        this.rules = rules;
        this.board = board;
        this.name = name;
        this.agents = agents;
        this.clock = new GtpClock(moveTime);
        this.referee = new Referee<>(rules, rules.start());
    }

    /** A command cannot be done: said behind a question mark. */
    private static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        Refused(String why) {
            super(why);
        }
    }

    /** Answers until the other side has had enough. */
    static void serve(TournamentSpec what, String name, Begin begin, BufferedReader in, PrintWriter out)
            throws IOException, InterruptedException {
        serve(what.terms().rules(), what.terms().moveTime(), name, begin, in, out);
    }

    private static <P extends Position<P>> void serve(
            Rules<P> rules, Duration moveTime, String name, Begin begin, BufferedReader in, PrintWriter out)
            throws IOException, InterruptedException {
        GtpBoard board = rules.gtp()
                .orElseThrow(() -> new Failed("GTP has no words for the board of %s: 'arena lines' has, for every game"
                        .formatted(rules.name())));
        try (AgentSeats agents = begin.at(rules.start().toString())) {
            new GtpServer<>(rules, board, name, agents, moveTime).answer(in, out);
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
            } catch (Refused e) {
                out.print("?%s %s".formatted(number, e.getMessage()));
            }
            out.print("\n\n");
            out.flush();
        }
    }

    private String done(String verb, String[] words) throws Refused, InterruptedException {
        return switch (verb) {
            case "protocol_version" -> "2";
            case "name" -> "Bot Arena " + name;
            case "version", "komi", "quit" -> "";
            case "list_commands" -> COMMANDS;
            case "known_command" -> "" + COMMANDS.lines().toList().contains(words[0]);
            case "boardsize" -> quiet(words[0].equals("" + board.size()), "unacceptable size");
            case "clear_board" -> restart(List.of());
            case "undo" -> undo();
            case "time_settings", "time_left" -> quiet(clock.heed(words), "syntax error");
            case "play" -> play(player(words), words.length > 1 ? board.move(words[1]) : "");
            case "genmove" -> played(genmove(player(words)));
            case "reg_genmove" -> board.vertex(genmove(player(words)));
            case "showboard" -> showboard();
            case "final_score" -> score();
            default -> throw new Refused("unknown command");
        };
    }

    private static String quiet(boolean isDone, String otherwise) throws Refused {
        if (!isDone) {
            throw new Refused(otherwise);
        }
        return "";
    }

    private String played(String move) {
        if (!referee.isOver()) {
            referee.enter(move);
        }
        return board.vertex(move);
    }

    private String restart(List<String> plies) {
        agents.leave();
        referee = new Referee<>(rules, rules.start());
        plies.forEach(referee::enter);
        return "";
    }

    private String undo() throws Refused {
        List<String> plies = referee.notation();
        if (plies.isEmpty()) {
            throw new Refused("cannot undo");
        }
        return restart(plies.subList(0, plies.size() - 1));
    }

    private int player(String[] words) throws Refused {
        String colour = words[0].toLowerCase(Locale.ROOT);
        for (int player = 0; player < board.colours().size(); player++) {
            if (!colour.isEmpty() && colour.startsWith(board.colours().get(player))) {
                return player;
            }
        }
        throw new Refused("invalid color");
    }

    /** Somebody moves: the other side has passed, whether or not that was told. */
    private void passTo(int player) {
        if (!referee.isOver() && referee.position().turn() != player && referee.forced() != Position.NONE) {
            referee.enter(referee.forced());
        }
    }

    private String play(int player, String move) throws Refused {
        boolean isToldAgain = move.equals("pass") && referee.position().turn() != player;
        if (isToldAgain) {
            return "";
        }
        passTo(player);
        quiet(!referee.isOver() && referee.position().turn() == player, "illegal move");
        try {
            referee.enter(move);
            return "";
        } catch (IllegalArgumentException e) {
            throw new Refused("illegal move");
        }
    }

    private String genmove(int player) throws Refused, InterruptedException {
        passTo(player);
        if (referee.isOver()) {
            return "pass";
        }
        P position = referee.position();
        if (position.turn() != player) {
            throw new Refused("it is the other side's turn");
        }
        if (referee.forced() != Position.NONE) {
            return position.show(referee.forced());
        }
        Finding finding = agents.ask(player, referee.notation(), clock.moveTime(player));
        if (finding.verdict().isFault()) {
            agents.leave();
            throw new Refused("%s lost by a fault (%s): %s"
                    .formatted(name, finding.verdict().kind(), finding.verdict().reason()));
        }
        return finding.move();
    }

    private String showboard() {
        String[] words = referee.position().toString().split(" ", -1);
        return "\n" + words[0].replaceAll("(.{%d})".formatted(board.size()), "$1\n")
                + (words.length > 1 ? words[1] + " to move" : "");
    }

    private String score() throws Refused {
        if (!referee.isOver()) {
            throw new Refused("the game is not over");
        }
        double margin = rules.margin(referee.position(), 0);
        String winner = board.colours().get(margin > 0 ? 0 : 1).toUpperCase(Locale.ROOT);
        return margin == 0 ? "0" : winner + "+" + Numbers.plain(Math.abs(margin));
    }
}
