package org.botarena.arena.admission.examiner;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
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
 * The examiner program: reads foreign files from standard input one by one, and writes its findings to standard
 * output. It opens no file or socket and starts no process. The arena ends it if it takes too much time, memory or
 * output.
 */
public final class Examiner {
    private final DataInputStream in;
    private final OutputStream out;

    private Examiner(InputStream in, OutputStream out) {
        this.in = new DataInputStream(in);
        this.out = out;
    }

    /** Answers requests until there are no more. */
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in), ExaminerWire.PART);
        OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 2 * ExaminerWire.PART);
        System.setOut(System.err);
        new Examiner(in, out).run();
    }

    private void run() throws IOException {
        JarExamination judgement = new JarExamination(ExaminerSettings.read(in));
        ExaminerWire.frame(ExaminerWire.READY, new byte[0], 0, 0, out);
        out.flush();
        for (boolean hasMore = true; hasMore; ) {
            Optional<ExaminationRequest> request = ExaminationRequest.read(in);
            hasMore = request.isPresent() && answers(judgement, request.get());
        }
    }

    private boolean answers(JarExamination judgement, ExaminationRequest request) throws IOException {
        ExaminerAnswer answer;
        try {
            answer = judgement.of(request, new Frames());
        } catch (StackOverflowError e) {
            // An interrupted examination may have damaged this JVM, so another one takes the next file.
            Problem tooDeep = Problem.refused(
                    ProblemText.say("what.too-deep"),
                    ProblemText.say("why.too-deep"),
                    ProblemText.say("remedy.rebuild"));
            answer = ExaminerAnswer.refusal(request.number(), true, tooDeep);
        }
        ExaminerWire.answer(answer, out);
        out.flush();
        return !answer.isLast();
    }

    /** Sends the copies in parts, before the answer. */
    private final class Frames implements JarExamination.Copies {
        @Override
        public OutputStream jar() {
            return ExaminerWire.parts(ExaminerWire.JAR, out);
        }

        @Override
        public OutputStream staged() {
            return new BufferedOutputStream(ExaminerWire.parts(ExaminerWire.STAGED, out), ExaminerWire.PART);
        }
    }
}
