package org.botarena.arena.process.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.host.Message;

/**
 * The arena's own protocol for programs in any language, with a keyword and its arguments on each line: {@code
 * docs/lines.md}.
 *
 * @param <P> the positions of the game
 */
final class LinesLink<P extends Position<P>> implements Link {
    private static final String VERSION = "1";

    /** The prefix of a failed program's message. */
    private static final String THREW = "threw ";

    private final Rules<P> rules;
    private final TextLines lines;
    private volatile Asked<P> asked;
    private Spoken spoken = Spoken.NOTHING;
    private long spokenOf;

    /** The request to answer now; without a position, it asks whether the program is ready. */
    private record Asked<P>(long nonce, int number, P position) {}

    LinesLink(Rules<P> rules, TextLines lines) {
        this.rules = rules;
        this.lines = lines;
    }

    @Override
    public void send(Message request) throws IOException {
        if (request instanceof Message.Start start) {
            asked = new Asked<>(start.nonce(), 0, null);
            lines.write(greeting(start));
        } else if (request instanceof Message.Ask ask) {
            P position = rules.parse(ask.position());
            asked = new Asked<>(ask.nonce(), ask.ply(), position);
            List<String> words = new ArrayList<>(List.of(
                    "position " + position,
                    "moves "
                            + shown(
                                    position,
                                    Arrays.stream(position.moves()).boxed().toList()),
                    ("since " + shown(position, ask.moves())).strip()));
            words.addAll(clocks(ask.clocks()));
            words.add("time " + milliseconds(ask.grantedNanos()));
            words.add("move " + ask.ply());
            lines.write(words);
        } else {
            throw new IllegalArgumentException("the line protocol has no message for " + request);
        }
    }

    /** Sent before the time, so that a program that plans by its clock knows that it has one. */
    private static List<String> clocks(Message.Clocks clocks) {
        if (clocks.leftNanos().isEmpty()) {
            return List.of();
        }
        return List.of(
                clocks.leftNanos().stream()
                        .map(left -> "" + milliseconds(left))
                        .collect(Collectors.joining(" ", "clocks ", "")),
                "increment " + milliseconds(clocks.incrementNanos()));
    }

    private static long milliseconds(long nanos) {
        return nanos / 1_000_000;
    }

    private List<String> greeting(Message.Start start) {
        List<String> greeting = new ArrayList<>(List.of(
                EngineRuntime.GO,
                "arena " + VERSION,
                "game " + rules.name(),
                "seat " + start.seat(),
                "seed " + start.seed()));
        start.options().forEach((name, value) -> greeting.add("option %s %s".formatted(name, value)));
        greeting.add("time " + milliseconds(start.grantedNanos()));
        greeting.add("start");
        return greeting;
    }

    private static String shown(Position<?> position, List<Long> moves) {
        return moves.stream().map(position::show).collect(Collectors.joining(" "));
    }

    @Override
    public Message receive() throws IOException {
        while (true) {
            String line = lines.read();
            Asked<P> now = asked;
            if (now == null) {
                if (line.equals(EngineRuntime.READY)) {
                    return new Message.Ready();
                }
            } else if (line.startsWith(THREW)) {
                return threw(now, line.substring(THREW.length()));
            } else if (now.position == null && line.startsWith("ready")) {
                return ready(now, line);
            } else if (Spoken.isIn(line)) {
                spoken = Spoken.of(line);
                spokenOf = now.nonce;
                continue;
            } else if (now.position != null && line.matches("[0-9]{1,9} +\\S.*")) {
                return move(now, line);
            }
            if (!line.isEmpty()) {
                lines.strange(line, Protocol.LINES);
                return new Message.Sample(now == null ? 0 : now.nonce, "it said: " + line + "\n");
            }
        }
    }

    /** An exception in the form of a stack trace: its message, then a line for each frame. */
    private Message threw(Asked<P> now, String text) {
        lines.known();
        return new Message.Failure(
                now.nonce,
                now.position == null ? Message.Failure.Kind.NOT_CONSTRUCTED : Message.Failure.Kind.THREW,
                text.replace("\t", "\n\t"));
    }

    private Message ready(Asked<P> now, String line) throws IOException {
        lines.known();
        if (!line.equals("ready " + VERSION)) {
            throw new IOException("it answered %s, but the arena speaks version %s: answer 'ready %s'"
                    .formatted(TextLines.quoted(line), VERSION, VERSION));
        }
        return new Message.Started(now.nonce);
    }

    private Message move(Asked<P> now, String line) throws IOException {
        String[] words = line.split(" +", 2);
        if (Integer.parseInt(words[0]) != now.number) {
            throw new IOException(String.format(
                    Locale.ROOT,
                    "an answer to another question: %s, and 'move %d' was asked",
                    TextLines.quoted(line),
                    now.number));
        }
        for (long move : now.position.moves()) {
            String shown = now.position.show(move);
            if (shown.equals(words[1])) {
                return (spokenOf == now.nonce ? spoken : Spoken.NOTHING).answer(now.nonce, move);
            }
            if (shown.equalsIgnoreCase(words[1])) {
                return Answers.noMove(now.nonce, words[1], "the move is written '%s'".formatted(shown));
            }
        }
        return Answers.noMove(now.nonce, words[1], "it is not one of the moves that it was sent");
    }
}
