package org.botarena.arena.admission.examination;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.examiner.ExaminationRequest;
import org.botarena.arena.admission.examiner.ExaminerAnswer;
import org.botarena.arena.admission.examiner.ExaminerSettings;
import org.botarena.arena.admission.examiner.ExaminerWire;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.process.ChildProcess;
import org.botarena.arena.process.Spawner;
import org.botarena.arena.process.enclosure.EnclosedCommand;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * An examiner's process and the exchange with it. Every file gets an answer, however the process ends, and its output
 * is accepted only within limits. {@link #kill} may be called from any thread; the rest by one thread.
 */
final class ExaminerProcess implements AutoCloseable {
    private static final Duration START = Duration.ofSeconds(60);
    private static final Sentence REMEDY = ProblemText.say("remedy.rebuild-plain");

    private final Spawner spawner;
    private final Isolation level;
    private final Path folder;
    private final ScheduledExecutorService watch;
    private final ChildProcess process;
    private final DataOutputStream to;
    private final DataInputStream from;
    private final TimeLimit limit;
    private boolean isUsable = true;
    private long number;

    private ExaminerProcess(
            Spawner spawner, EnclosedCommand command, Isolation level, Path folder, ScheduledExecutorService watch)
            throws IOException {
        this.spawner = spawner;
        this.level = level;
        this.folder = folder;
        this.watch = watch;
        // Start it on a long-lived thread: in the sandbox, a process ends with the thread that started it.
        this.process = await(watch.submit(() -> spawner.start(command, false)));
        this.to = new DataOutputStream(new BufferedOutputStream(process.to(), ExaminerWire.PART));
        this.from = new DataInputStream(new BufferedInputStream(process.from(), ExaminerWire.PART));
        this.limit = new TimeLimit(process, watch);
    }

    /**
     * Starts an examiner.
     *
     * @param spawner closed together with this process
     * @param folder deleted together with this process
     * @throws IOException if it does not start
     */
    static ExaminerProcess open(
            Spawner spawner, EnclosedCommand command, Isolation level, Path folder, ExaminerSettings brief)
            throws IOException {
        ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(ExaminerProcess::thread);
        ExaminerProcess sitting;
        try {
            sitting = new ExaminerProcess(spawner, command, level, folder, watch);
        } catch (IOException e) {
            watch.shutdownNow();
            spawner.close();
            throw e;
        }
        try {
            sitting.greet(brief);
            return sitting;
        } catch (IOException e) {
            sitting.close();
            throw new IOException(
                    "an examiner does not come up: %s. It printed: %s"
                            .formatted(e.getMessage(), sitting.process.printed().strip()),
                    e);
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "examiner");
        thread.setDaemon(true);
        return thread;
    }

    private static <T> T await(Future<T> future) throws IOException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private void greet(ExaminerSettings brief) throws IOException {
        limit.within(START, () -> {
            brief.write(to);
            to.flush();
            if (from.readByte() != ExaminerWire.READY || from.readInt() != 0) {
                throw new IOException("it begins with other words");
            }
            return true;
        });
        process.isUp();
    }

    /** The level of isolation of the process. */
    Isolation level() {
        return level;
    }

    /** The process id of its JVM. */
    long pid() {
        return process.pid();
    }

    /** Whether it can take another file. */
    boolean isUsable() {
        return isUsable;
    }

    /** Whether it has not examined a file yet. */
    boolean isFresh() {
        return number == 0;
    }

    /**
     * Examines a file.
     *
     * @param name of the agent, if the file is its jar
     * @param file at most 64 MiB; must not change meanwhile
     * @throws Unexplained if the examiner ends for a reason other than time, memory or malformed output
     * @throws UncheckedIOException if the file cannot be read or a copy cannot be written, which is not the file's
     *     fault
     */
    ExaminerAnswer examine(ExaminationRequest.Kind kind, String name, Path file, Copies copies) throws Unexplained {
        number++;
        try {
            ExaminerAnswer answer = limit.within(TimeLimit.TIME, () -> {
                send(kind, name, file);
                return AnswerReader.read(from, number, copies);
            });
            isUsable = !answer.isLast();
            return answer;
        } catch (AnswerReader.TooMuch e) {
            isUsable = false;
            return refusal(ProblemText.say("what.unpacks"), ProblemText.say("why.copy", Bounds.UNPACKED_BYTES >> 20));
        } catch (IOException e) {
            isUsable = false;
            return explained(e);
        } catch (RuntimeException e) {
            isUsable = false;
            throw e;
        }
    }

    private void send(ExaminationRequest.Kind kind, String name, Path file) throws IOException {
        InputStream bytes;
        long length;
        try {
            bytes = Files.newInputStream(file);
            length = Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
        try (bytes) {
            ExaminationRequest.write(number, kind, name, bytes, length, to);
        }
    }

    private ExaminerAnswer explained(IOException talk) throws Unexplained {
        if (limit.isOver()) {
            return ExaminerAnswer.refusal(
                    number,
                    true,
                    Problem.refused(
                            ProblemText.say("what.too-long"),
                            ProblemText.say("why.too-long", TimeLimit.TIME.toSeconds()),
                            ProblemText.say("remedy.quiet-machine")));
        }
        kill();
        try {
            OptionalInt code = process.exitCode();
            if (code.isPresent() && code.getAsInt() == ChildProcess.OUT_OF_MEMORY) {
                return refusal(
                        ProblemText.say("what.too-much-memory"),
                        ProblemText.say("why.too-much-memory", Examiners.HEAP_MIB));
            }
            throw new Unexplained(talk, code.isPresent() ? "exit code " + code.getAsInt() : "no exit code");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AdmissionStopped();
        }
    }

    private ExaminerAnswer refusal(Sentence what, Sentence why) {
        return ExaminerAnswer.refusal(number, true, Problem.refused(what, why, REMEDY));
    }

    /** Ends the process at once. */
    void kill() {
        process.kill();
    }

    @Override
    public void close() {
        isUsable = false;
        process.close();
        spawner.close();
        watch.shutdownNow();
        FileUtils.deleteQuietly(folder.toFile());
    }

    /** Thrown when the examiner ends for an unknown reason. */
    static final class Unexplained extends Exception {
        private static final long serialVersionUID = 1L;

        Unexplained(IOException talk, String how) {
            super("%s, %s".formatted(talk.getMessage() == null ? "it ended" : talk.getMessage(), how), talk);
        }

        /** The refusal of a file that also failed in a new process of its own. */
        ExaminerAnswer refusal() {
            return ExaminerAnswer.refusal(
                    0,
                    true,
                    Problem.refused(ProblemText.say("what.breaks-off"), ProblemText.quote(getMessage()), REMEDY));
        }
    }
}
