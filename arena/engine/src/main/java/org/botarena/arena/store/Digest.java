package org.botarena.arena.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Worker;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Disturbances;
import org.botarena.arena.tournament.standing.WorkerStay;

/**
 * What the tables need of a game, in some 50 bytes beside its record: a million games are counted in seconds, where their
 * records would take minutes to read. It follows from the record, which alone is what was played.
 */
public final class Digest {
    private static final int EXACT = Integer.MIN_VALUE;
    private static final Disturbances.Count NOT_NEAR = new Disturbances.Count(0, 0, 0);

    private Digest() {}

    public static byte[] of(Counted game) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeLong(game.course());
            write(out, game.outcome().first());
            write(out, game.outcome().second());
            write(out, game.near().getOrDefault(game.outcome().first().entrant(), NOT_NEAR));
            write(out, game.near().getOrDefault(game.outcome().second().entrant(), NOT_NEAR));
            if (game.stay().isPresent()) {
                write(out, game.stay().get());
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("memory is no file", e);
        }
    }

    /**
     * Reads it.
     *
     * @param first the entrant of seat 0
     * @param second the other
     * @throws IllegalArgumentException if it is damaged
     */
    public static Counted counted(String id, String first, String second, byte[] digest) {
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(digest));
            long course = in.readLong();
            Outcome outcome = new Outcome(id, read(in, first), read(in, second));
            Map<String, Disturbances.Count> near = Map.of(first, near(in), second, near(in));
            return new Counted(outcome, course, near, in.available() == 0 ? Optional.empty() : Optional.of(stay(in)));
        } catch (IOException e) {
            throw new IllegalArgumentException("the digest of game %s is damaged".formatted(id), e);
        }
    }

    private static void write(DataOutputStream out, Outcome.Side side) throws IOException {
        out.writeByte((int) (2 * side.points()));
        out.writeByte(side.faults().size());
        for (String fault : side.faults()) {
            out.writeUTF(fault);
        }
        out.writeShort(side.moves());
        write(out, side.difference());
        write(out, side.totalMs());
        write(out, side.worstMs());
        write(out, side.idleCpuMs().orElse(Double.NaN));
    }

    private static void write(DataOutputStream out, Disturbances.Count near) throws IOException {
        out.writeShort(near.near());
        out.writeShort(near.excused());
    }

    private static void write(DataOutputStream out, WorkerStay stay) throws IOException {
        out.writeUTF(stay.worker().name());
        out.writeLong(stay.worker().speed());
        out.writeShort(stay.excused());
        write(out, stay.lateMs());
    }

    private static WorkerStay stay(DataInputStream in) throws IOException {
        Worker worker = new Worker(in.readUTF(), in.readLong());
        return new WorkerStay(worker, in.readUnsignedShort(), number(in));
    }

    private static Disturbances.Count near(DataInputStream in) throws IOException {
        int near = in.readUnsignedShort();
        return new Disturbances.Count(in.readUnsignedShort(), 0, near);
    }

    private static Outcome.Side read(DataInputStream in, String entrant) throws IOException {
        double points = in.readByte() / 2.0;
        List<String> faults = new ArrayList<>(0);
        for (int left = in.readByte(); left > 0; left--) {
            faults.add(in.readUTF());
        }
        int moves = in.readUnsignedShort();
        double difference = number(in);
        double total = number(in);
        double worst = number(in);
        double idle = number(in);
        return new Outcome.Side(
                entrant,
                points,
                difference,
                faults,
                moves,
                total,
                worst,
                Double.isNaN(idle) ? OptionalDouble.empty() : OptionalDouble.of(idle));
    }

    /** Most are whole thousandths that fit into an int; what is not stands behind {@link #EXACT} in full. */
    private static void write(DataOutputStream out, double value) throws IOException {
        int thousandths = (int) Math.rint(1000 * value);
        boolean isWhole = thousandths / 1000.0 == value && thousandths != EXACT && !isNegativeZero(value);
        out.writeInt(isWhole ? thousandths : EXACT);
        if (!isWhole) {
            out.writeDouble(value);
        }
    }

    private static boolean isNegativeZero(double value) {
        return value == 0 && 1 / value < 0;
    }

    private static double number(DataInputStream in) throws IOException {
        int thousandths = in.readInt();
        return thousandths == EXACT ? in.readDouble() : thousandths / 1000.0;
    }
}
