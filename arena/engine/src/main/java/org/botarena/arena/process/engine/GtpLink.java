package org.botarena.arena.process.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.GtpBoard;
import org.botarena.host.Message;

/**
 * The Go Text Protocol, version 2. The commands of a request are sent together, each with a number that its response
 * repeats. Moves of other players are sent by {@code play}. If the program has {@code reg_genmove}, which does not play
 * the move it finds, its own moves are sent as well.
 *
 * @param <P> the positions of the game
 * @see <a href="https://www.lysator.liu.se/~gunnar/gtp/">the protocol</a>
 */
final class GtpLink<P extends Position<P>> implements Link {
    private static final String VERSION = "2";
    private static final String PASS = "pass";
    private static final String RESIGN = "resign";

    private final Rules<P> rules;
    private final TextLines lines;
    private final GtpBoard board;
    private final Queue<Command> pending = new ConcurrentLinkedQueue<>();
    private P position;
    private int sent;
    private String settingsTold = "";
    private boolean hasAnswered;
    private volatile Set<String> known = Set.of(); // written only by the reader

    /** A command in transit; the last one of a request yields its answer. */
    private record Command(int number, String text, Message request, boolean isLast, Position<?> position) {
        boolean is(String verb) {
            return text.startsWith(verb);
        }
    }

    GtpLink(Rules<P> rules, TextLines lines) {
        this.rules = rules;
        this.lines = lines;
        this.board = rules.gtp().orElseThrow();
        this.position = rules.start();
    }

    @Override
    public void send(Message request) throws IOException {
        List<String> commands = new ArrayList<>();
        if (request instanceof Message.Start) {
            commands.add("protocol_version");
            commands.add("list_commands");
            commands.add("boardsize " + board.size());
            commands.add("clear_board");
            commit(request, commands, List.of(EngineRuntime.GO));
        } else if (request instanceof Message.Ask ask) {
            play(ask, commands);
            commands.add((searchesOnly() ? "reg_genmove " : "genmove ") + colour(position));
            commit(request, commands, List.of());
        } else {
            throw new IllegalArgumentException("GTP has no command for " + request);
        }
    }

    private boolean searchesOnly() {
        return known.contains("reg_genmove");
    }

    /** Sends the moves. A last move that the program has already played itself is not sent again. */
    private void play(Message.Ask ask, List<String> commands) {
        sendTime(ask, commands);
        boolean isOwn = hasAnswered && !searchesOnly();
        for (long move : ask.moves()) {
            if (!isOwn) {
                commands.add("play %s %s".formatted(colour(position), board.vertex(position.show(move))));
            }
            isOwn = false;
            position = position.play(move);
        }
        hasAnswered = true;
        if (!position.equals(rules.parse(ask.position()))) {
            throw new IllegalArgumentException(
                    "GTP has no command for a start: the moves of this game do not lead from the game's own to "
                            + ask.position());
        }
    }

    /** GTP has no increments: the time left already includes them. */
    private void sendTime(Message.Ask ask, List<String> commands) {
        List<Long> left = ask.clocks().leftNanos();
        String settings = left.isEmpty()
                ? String.format(Locale.ROOT, "time_settings 0 %d 1", seconds(ask.grantedNanos()))
                : String.format(Locale.ROOT, "time_settings %d 0 0", seconds(ask.grantedNanos()));
        boolean isNew = left.isEmpty() ? !settings.equals(settingsTold) : settingsTold.isEmpty();
        if (known.contains("time_settings") && isNew) {
            commands.add(settings);
            settingsTold = settings;
        }
        if (known.contains("time_left")) {
            for (int player = 0; player < left.size(); player++) {
                commands.add(String.format(
                        Locale.ROOT, "time_left %s %d 0", board.colours().get(player), seconds(left.get(player))));
            }
        }
    }

    private static long seconds(long nanos) {
        return Math.max(1, nanos / 1_000_000_000);
    }

    private String colour(P at) {
        return board.colours().get(at.turn());
    }

    private void commit(Message request, List<String> commands, List<String> before) throws IOException {
        List<String> written = new ArrayList<>(before);
        for (int i = 0; i < commands.size(); i++) {
            sent++;
            pending.add(new Command(sent, commands.get(i), request, i == commands.size() - 1, position));
            written.add(sent + " " + commands.get(i));
        }
        lines.write(written);
    }

    @Override
    public Message receive() throws IOException {
        while (true) {
            String line = lines.read();
            if (line.equals(EngineRuntime.READY) && sent == 0) {
                return new Message.Ready();
            }
            if (line.startsWith("=") || line.startsWith("?")) {
                Command command = pending.poll();
                String response = response(line, command);
                if (line.startsWith("?")) {
                    refused(command, response);
                } else {
                    heed(command, response);
                }
                if (command.isLast) {
                    return answer(command, response);
                }
            } else if (!line.isEmpty()) {
                lines.strange(line, Protocol.GTP);
                return new Message.Sample(
                        pending.isEmpty() ? 0 : pending.peek().request.nonce(), "it said: " + line + "\n");
            }
        }
    }

    /** The text after its number, up to an empty line. */
    private String response(String line, Command command) throws IOException {
        if (command == null) {
            throw new IOException("an unexpected response, " + TextLines.quoted(line));
        }
        lines.known();
        String number = "" + command.number;
        String rest = line.substring(1);
        boolean isNumbered = rest.startsWith(number)
                && (rest.length() == number.length() || !Character.isDigit(rest.charAt(number.length())));
        if (!isNumbered) {
            throw new IOException("%s: %s to command %s, but GTP requires '%s%s ...'"
                    .formatted(
                            rest.matches("[0-9].*") ? "an answer to another question" : "an answer without its number",
                            TextLines.quoted(line),
                            TextLines.quoted(command.number + " " + command.text),
                            line.charAt(0),
                            number));
        }
        StringBuilder text = new StringBuilder(rest.substring(number.length()).strip());
        for (String next = lines.read(); !next.isEmpty(); next = lines.read()) {
            text.append(text.isEmpty() ? "" : "\n").append(next);
        }
        return text.toString();
    }

    /** Some programs pass by themselves and refuse a pass from outside; not all accept a time limit. */
    private static void refused(Command command, String response) throws IOException {
        boolean isForgiven = command.is("time_") || (command.is("play") && command.text.endsWith(" " + PASS));
        if (!isForgiven) {
            throw new IOException(
                    "it refused %s with %s".formatted(TextLines.quoted(command.text), TextLines.quoted(response)));
        }
    }

    private void heed(Command command, String response) throws IOException {
        if (command.is("protocol_version") && !response.equals(VERSION)) {
            throw new IOException("it speaks version %s of GTP, but the arena speaks %s"
                    .formatted(TextLines.quoted(response), VERSION));
        }
        if (command.is("list_commands")) {
            known = Set.copyOf(response.lines().map(String::strip).toList());
        }
    }

    private Message answer(Command command, String response) {
        return command.request instanceof Message.Start start
                ? new Message.Started(start.nonce())
                : move(command.request.nonce(), command.position, response);
    }

    private Message move(long nonce, Position<?> at, String response) {
        String vertex = response.lines().filter(line -> !Spoken.isIn(line)).collect(Collectors.joining("\n"));
        if (vertex.equalsIgnoreCase(RESIGN)) {
            return Answers.resigned(nonce);
        }
        Spoken said = response.lines()
                .filter(Spoken::isIn)
                .reduce((before, last) -> last)
                .map(Spoken::of)
                .orElse(Spoken.NOTHING);
        try {
            return new Spoken(said.value(), board.move(said.line())).answer(nonce, at.parse(board.move(vertex)));
        } catch (IllegalArgumentException e) {
            return Answers.noMove(nonce, vertex, "it names no vertex of this board");
        }
    }
}
