package org.botarena.arena.admission.examiner;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The protocol on the examiner's standard input and output. The arena sends one {@link ExaminerSettings} and then
 * {@link ExaminationRequest}s. The examiner answers in frames: one byte for the kind, four bytes for the length, then
 * the content. A frame that exceeds its limit ends the exchange.
 */
public final class ExaminerWire {
    /** The examiner is ready: an empty frame. */
    public static final int READY = 1;

    /** A part of the jar taken from a zip. */
    public static final int JAR = 2;

    /** A part of the staged copy. */
    public static final int STAGED = 3;

    /** The {@link ExaminerAnswer}: the last frame of a request. */
    public static final int ANSWER = 4;

    /** The longest part, in bytes. */
    public static final int PART = 1 << 16;

    /** The longest answer, in bytes. */
    public static final int LONGEST_ANSWER = 2 << 20;

    private static final int LONGEST_TEXT = 1 << 16;

    private ExaminerWire() {}

    /** Reads one value. */
    interface Reader<T> {
        T read(DataInputStream in) throws IOException;
    }

    /** Writes one value. */
    interface Writer<T> {
        void write(T value, DataOutputStream out) throws IOException;
    }

    static void text(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static String text(DataInputStream in) throws IOException {
        return new String(bytes(in, LONGEST_TEXT), StandardCharsets.UTF_8);
    }

    static byte[] bytes(DataInputStream in, int most) throws IOException {
        byte[] bytes = new byte[number(in, most)];
        in.readFully(bytes);
        return bytes;
    }

    /** Reads a number from 0 to the given maximum. */
    static int number(DataInputStream in, int most) throws IOException {
        int number = in.readInt();
        if (number < 0 || number > most) {
            throw new IOException(String.format(Locale.ROOT, "a length of %d, and %d is allowed", number, most));
        }
        return number;
    }

    static <T> void list(List<T> values, Writer<T> writer, DataOutputStream out) throws IOException {
        out.writeInt(values.size());
        for (T value : values) {
            writer.write(value, out);
        }
    }

    static <T> List<T> list(int most, Reader<T> reader, DataInputStream in) throws IOException {
        int count = number(in, most);
        List<T> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(reader.read(in));
        }
        return values;
    }

    /** Sends a frame. */
    static void frame(int kind, byte[] bytes, int from, int length, OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeByte(kind);
        data.writeInt(length);
        data.write(bytes, from, length);
    }

    /** Returns a stream that sends its bytes in frames of the given kind. */
    public static OutputStream parts(int kind, OutputStream out) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                write(new byte[] {(byte) one}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                for (int at = from; at < from + length; at += PART) {
                    frame(kind, bytes, at, Math.min(PART, from + length - at), out);
                }
            }
        };
    }

    /** Sends an answer. */
    public static void answer(ExaminerAnswer answer, OutputStream out) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        answer.write(new DataOutputStream(bytes));
        frame(ANSWER, bytes.toByteArray(), 0, bytes.size(), out);
    }

    /** Copies exactly that number of bytes. */
    static void copy(InputStream from, long count, DataOutputStream to) throws IOException {
        byte[] buffer = new byte[PART];
        for (long left = count; left > 0; ) {
            int n = from.read(buffer, 0, (int) Math.min(left, buffer.length));
            if (n < 0) {
                throw new IOException("the file has become shorter");
            }
            to.write(buffer, 0, n);
            left -= n;
        }
    }
}
