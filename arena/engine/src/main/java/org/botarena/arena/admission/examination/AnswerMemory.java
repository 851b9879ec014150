package org.botarena.arena.admission.examination;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.botarena.arena.admission.examiner.ExaminerAnswer;
import org.botarena.arena.admission.examiner.ExaminerWire;
import org.botarena.arena.files.SignedMemory;

/** Remembers examiners' answers from earlier runs, as the frames received: the copies, then the answer. Thread-safe. */
record AnswerMemory(SignedMemory memory) {
    /** The fixed request number in remembered answers. */
    private static final long NUMBER = 0;

    /**
     * Returns the answer for a file that was examined before.
     *
     * @param conditions everything that the answer depends on
     * @param copies receives the copies that belong to it
     * @throws IOException if the copies of a damaged answer cannot be deleted
     */
    Optional<ExaminerAnswer> recall(String conditions, Copies copies) throws IOException {
        Optional<ExaminerAnswer> answer =
                memory.recall(conditions, in -> AnswerReader.read(new DataInputStream(in), NUMBER, copies));
        if (answer.isEmpty()) {
            copies.drop();
        }
        return answer;
    }

    void keep(String conditions, ExaminerAnswer answer, Copies copies) {
        memory.keep(conditions, out -> {
            if (answer.facts().isPresent()) {
                if (copies.jarFile().isPresent()) {
                    Files.copy(copies.jarFile().get(), ExaminerWire.parts(ExaminerWire.JAR, out));
                }
                if (copies.hasStaged()) {
                    Files.copy(copies.stagedFile(), ExaminerWire.parts(ExaminerWire.STAGED, out));
                }
            }
            ExaminerWire.answer(new ExaminerAnswer(NUMBER, false, answer.problems(), answer.facts()), out);
        });
    }
}
