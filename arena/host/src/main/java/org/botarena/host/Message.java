package org.botarena.host;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The messages between the arena and a host: fixed fields, no Java serialisation. Every answer echoes the nonce of its
 * request, which distinguishes a stale answer from the current one. Immutable.
 */
public sealed interface Message {
    /** The number of the request that this message is or answers; 0 without one. */
    default long nonce() {
        return 0;
    }

    /** Host to arena: the JVM and the plugin's class loader are ready; no class of the agent is loaded. */
    record Ready() implements Message {}

    /**
     * Arena to host: load and construct the agent.
     *
     * @param nonce to be echoed
     * @param seat the player that the agent plays
     * @param seed the value of {@code Game.seed()}
     * @param grantedNanos the start budget in nanoseconds, counted in the host from arrival
     * @param options the value of {@code Game.options()}
     */
    record Start(long nonce, int seat, long seed, long grantedNanos, Map<String, String> options) implements Message {}

    /** Host to arena: the agent is constructed. */
    record Started(long nonce) implements Message {}

    /**
     * Arena to host: it is this seat's turn.
     *
     * @param nonce to be echoed
     * @param ply the number of the requested ply
     * @param grantedNanos for this move, in nanoseconds
     * @param clocks of the game, including the one that grants the time
     * @param moves the plies since this seat's last request, as this seat saw them
     * @param position the text of the position as this seat sees it
     */
    record Ask(long nonce, int ply, long grantedNanos, Clocks clocks, List<Long> moves, String position)
            implements Message {}

    /**
     * The clocks of a game at a request.
     *
     * @param leftNanos by seat, or empty if each move has its own limit
     * @param incrementNanos the time that each move in time adds
     */
    record Clocks(List<Long> leftNanos, long incrementNanos) {
        /** Each move has its own limit. */
        public static final Clocks NONE = new Clocks(List.of(), 0);
    }

    /**
     * Host to arena: the agent's move.
     *
     * @param value the agent's reported expectation; NaN without one
     * @param line the moves that it reportedly expects
     */
    record Answer(long nonce, long move, double value, String line) implements Message {
        /** The move of an agent without a report. */
        public Answer(long nonce, long move) {
            this(nonce, move, Double.NaN, "");
        }
    }

    /**
     * Arena to host: the game has ended and another one will follow. The host echoes the message after writing this
     * text to its standard error, following all output of the game's agent.
     */
    record Over(long nonce, String mark) implements Message {}

    /**
     * Host to arena: the agent failed to construct or to move.
     *
     * @param nonce of the request
     * @param kind of the failure
     * @param text the stack trace, only for the author
     */
    record Failure(long nonce, Kind kind, String text) implements Message {
        /** The failures of an agent inside its JVM. */
        public enum Kind {
            /** It threw an exception or an error. */
            THREW,
            /** The heap was full. */
            OUT_OF_MEMORY,
            /** Its class could not be loaded or constructed. */
            NOT_CONSTRUCTED,
            /** The answer of a program in another language is not a move; the text's first line holds its word. */
            NO_MOVE,
            /** The agent resigns. */
            RESIGNED
        }
    }

    /** Host to arena: the agent's activity shortly before the deadline, only for the author. */
    record Sample(long nonce, String text) implements Message {}

    /** Writes the message's tag and fields. */
    static void write(Message message, DataOutputStream out) throws IOException {
        if (message instanceof Ask ask) {
            out.writeByte('A');
            out.writeLong(ask.nonce);
            out.writeInt(ask.ply);
            out.writeLong(ask.grantedNanos);
            writeLongs(ask.clocks.leftNanos, out);
            out.writeLong(ask.clocks.incrementNanos);
            writeLongs(ask.moves, out);
            out.writeUTF(ask.position);
        } else if (message instanceof Answer answer) {
            out.writeByte('M');
            out.writeLong(answer.nonce);
            out.writeLong(answer.move);
            out.writeDouble(answer.value);
            out.writeUTF(answer.line);
        } else if (message instanceof Start start) {
            out.writeByte('S');
            out.writeLong(start.nonce);
            out.writeInt(start.seat);
            out.writeLong(start.seed);
            out.writeLong(start.grantedNanos);
            out.writeInt(start.options.size());
            for (Map.Entry<String, String> option : start.options.entrySet()) {
                out.writeUTF(option.getKey());
                out.writeUTF(option.getValue());
            }
        } else if (message instanceof Started started) {
            out.writeByte('s');
            out.writeLong(started.nonce);
        } else if (message instanceof Failure failure) {
            out.writeByte('F');
            out.writeLong(failure.nonce);
            out.writeUTF(failure.kind.name());
            out.writeUTF(failure.text);
        } else if (message instanceof Sample sample) {
            out.writeByte('?');
            out.writeLong(sample.nonce);
            out.writeUTF(sample.text);
        } else if (message instanceof Over over) {
            out.writeByte('O');
            out.writeLong(over.nonce);
            out.writeUTF(over.mark);
        } else {
            out.writeByte('R');
        }
    }

    /**
     * Reads one message.
     *
     * @throws IOException if the tag is unknown, or a field is cut off or out of range
     */
    static Message read(DataInputStream in) throws IOException {
        byte tag = in.readByte();
        return switch (tag) {
            case 'A' ->
                new Ask(
                        in.readLong(),
                        in.readInt(),
                        in.readLong(),
                        new Clocks(readLongs(in), in.readLong()),
                        readLongs(in),
                        in.readUTF());
            case 'M' -> new Answer(in.readLong(), in.readLong(), in.readDouble(), in.readUTF());
            case 'S' -> new Start(in.readLong(), in.readInt(), in.readLong(), in.readLong(), readMap(in));
            case 's' -> new Started(in.readLong());
            case 'F' -> new Failure(in.readLong(), readKind(in), in.readUTF());
            case '?' -> new Sample(in.readLong(), in.readUTF());
            case 'O' -> new Over(in.readLong(), in.readUTF());
            case 'R' -> new Ready();
            default -> throw new IOException("a frame with the unknown tag " + tag);
        };
    }

    private static void writeLongs(List<Long> longs, DataOutputStream out) throws IOException {
        out.writeInt(longs.size());
        for (long each : longs) {
            out.writeLong(each);
        }
    }

    private static List<Long> readLongs(DataInputStream in) throws IOException {
        int length = readCount(in, Long.BYTES);
        List<Long> longs = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            longs.add(in.readLong());
        }
        return longs;
    }

    private static Map<String, String> readMap(DataInputStream in) throws IOException {
        int size = readCount(in, 2 * Short.BYTES);
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            map.put(in.readUTF(), in.readUTF());
        }
        return map;
    }

    private static int readCount(DataInputStream in, int bytesEach) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > Wire.CAP / bytesEach) {
            throw new IOException(String.format(Locale.ROOT, "a frame that claims %d fields", count));
        }
        return count;
    }

    private static Failure.Kind readKind(DataInputStream in) throws IOException {
        String name = in.readUTF();
        try {
            return Failure.Kind.valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IOException("a failure of an unknown kind", e);
        }
    }
}
