package org.botarena.arena.admission.examiner;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.botarena.arena.admission.examiner.limits.Bounds;

/** A request to examine one file. Immutable. */
@SuppressWarnings("ArrayRecordComponent") // The bytes are never changed or compared.
public record ExaminationRequest(long number, Kind kind, String name, byte[] bytes) {
    /** What a file is. */
    public enum Kind {
        /** A jar. */
        JAR,
        /** A folder of classes, packed as a jar. */
        CLASSES,
        /** A zip with a jar, a project or sources. */
        ZIP,
        /** A zip with an agent in Python. */
        SCRIPT
    }

    /**
     * Sends a request.
     *
     * @param number echoed by the answer
     * @param name of the agent, if the file is its jar
     * @param bytes of the file
     * @param length the number of bytes
     * @throws IOException if there are fewer bytes, or the examiner has ended
     */
    public static void write(long number, Kind kind, String name, InputStream bytes, long length, DataOutputStream out)
            throws IOException {
        out.writeLong(number);
        ExaminerWire.text(kind.name(), out);
        ExaminerWire.text(name, out);
        out.writeInt((int) length);
        ExaminerWire.copy(bytes, length, out);
        out.flush();
    }

    /** Reads the next request; empty at the end. */
    static Optional<ExaminationRequest> read(DataInputStream in) throws IOException {
        long number;
        try {
            number = in.readLong();
        } catch (EOFException e) {
            return Optional.empty();
        }
        Kind kind = Kind.valueOf(ExaminerWire.text(in));
        return Optional.of(
                new ExaminationRequest(number, kind, ExaminerWire.text(in), ExaminerWire.bytes(in, Bounds.JAR_BYTES)));
    }
}
