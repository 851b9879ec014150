package org.botarena.arena.admission.examiner;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;

/**
 * The program that looks into foreign files: it reads one after the other from its standard input, and writes to its
 * standard output what it found. It opens no file and no socket, and starts nothing. What takes too long, too much
 * memory or too much room is up to the arena, which ends it.
 */
public final class Examiner {
    private final DataInputStream in;
    private final DataOutputStream out;

    private Examiner(InputStream in, OutputStream out) {
        this.in = new DataInputStream(in);
        this.out = new DataOutputStream(out);
    }

    /** Answers until there is no more request. */
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in), ExaminerWire.PART);
        OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 2 * ExaminerWire.PART);
        System.setOut(System.err);
        new Examiner(in, out).run();
    }

    private void run() throws IOException {
        JarExamination judgement = new JarExamination(ExaminerSettings.read(in));
        frame(ExaminerWire.READY, new byte[0], 0, 0);
        out.flush();
        for (boolean goesOn = true; goesOn; ) {
            Optional<ExaminationRequest> request = ExaminationRequest.read(in);
            goesOn = request.isPresent() && answers(judgement, request.get());
        }
    }

    private boolean answers(JarExamination judgement, ExaminationRequest request) throws IOException {
        ExaminerAnswer answer;
        try {
            answer = judgement.of(request, new Frames());
        } catch (StackOverflowError e) {
            // What was cut off in the middle may be broken from now on: another JVM takes the next file.
            Problem tooDeep = Problem.refused(
                    ProblemText.say("what.too-deep"),
                    ProblemText.say("why.too-deep"),
                    ProblemText.say("remedy.rebuild"));
            answer = ExaminerAnswer.refusal(request.number(), true, tooDeep);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        answer.write(new DataOutputStream(bytes));
        frame(ExaminerWire.ANSWER, bytes.toByteArray(), 0, bytes.size());
        out.flush();
        return !answer.isLast();
    }

    private void frame(int kind, byte[] bytes, int from, int length) throws IOException {
        out.writeByte(kind);
        out.writeInt(length);
        out.write(bytes, from, length);
    }

    /** What is sent back beside the answer, in parts. */
    private final class Frames implements JarExamination.Copies {
        @Override
        public OutputStream jar() {
            return new Parts(ExaminerWire.JAR);
        }

        @Override
        public OutputStream staged() {
            return new BufferedOutputStream(new Parts(ExaminerWire.STAGED), ExaminerWire.PART);
        }
    }

    private final class Parts extends OutputStream {
        private final int kind;

        Parts(int kind) {
            this.kind = kind;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            for (int at = from; at < from + length; at += ExaminerWire.PART) {
                frame(kind, bytes, at, Math.min(ExaminerWire.PART, from + length - at));
            }
        }
    }
}
