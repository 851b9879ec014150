package org.botarena.arena.admission.examination;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import org.botarena.arena.admission.examiner.ExaminerAnswer;
import org.botarena.arena.admission.examiner.ExaminerWire;
import org.botarena.arena.admission.examiner.limits.Bounds;

/** Reads an examiner's response for one file: the copies, of limited size and not interpreted, and then the answer. */
final class AnswerReader {
    private AnswerReader() {}

    /**
     * Reads the whole response.
     *
     * @param number of the request
     * @throws TooMuch if a copy is larger than allowed
     * @throws IOException if it is malformed or belongs to another file
     */
    static ExaminerAnswer read(DataInputStream from, long number, Copies copies) throws IOException {
        long jar = 0;
        long staged = 0;
        while (true) {
            int kind = from.readByte();
            int length = from.readInt();
            int most = kind == ExaminerWire.ANSWER ? ExaminerWire.LONGEST_ANSWER : ExaminerWire.PART;
            if (kind < ExaminerWire.JAR || kind > ExaminerWire.ANSWER || length < 0 || length > most) {
                throw new IOException("its answer is not in the expected form");
            }
            byte[] content = new byte[length];
            from.readFully(content);
            switch (kind) {
                case ExaminerWire.JAR -> write(content, jar += length, Bounds.JAR_BYTES, copies::jar);
                case ExaminerWire.STAGED -> write(content, staged += length, Bounds.UNPACKED_BYTES, copies::staged);
                default -> {
                    return judged(ExaminerAnswer.read(new DataInputStream(new ByteArrayInputStream(content))), number);
                }
            }
        }
    }

    private static ExaminerAnswer judged(ExaminerAnswer answer, long number) throws IOException {
        if (answer.number() != number) {
            throw new IOException("it answered for another file");
        }
        return answer;
    }

    private static void write(byte[] content, long sum, long most, Callable<OutputStream> copy) throws TooMuch {
        if (sum > most) {
            throw new TooMuch();
        }
        try {
            copy.call().write(content);
        } catch (IOException e) {
            throw new UncheckedIOException("the copy of a jar cannot be written", e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Thrown when a copy exceeds its limit. */
    static final class TooMuch extends IOException {
        private static final long serialVersionUID = 1L;
    }
}
