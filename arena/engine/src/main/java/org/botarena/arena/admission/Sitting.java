package org.botarena.arena.admission;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.examiner.Answer;
import org.botarena.arena.admission.examiner.Bounds;
import org.botarena.arena.admission.examiner.Brief;
import org.botarena.arena.admission.examiner.Exchange;
import org.botarena.arena.admission.examiner.Problem;
import org.botarena.arena.admission.examiner.Request;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.sandbox.ProgramLauncher;
import org.botarena.arena.sandbox.ProgramProcess;

/**
 * One examiner's process, and the talk with it. However the process ends, the file that it had is answered for: nothing
 * that it says is believed beyond its bounds. {@link #kill} may come from any thread; else one thread.
 */
final class Sitting implements AutoCloseable {
    /** What the examination of one file may take. */
    static final Duration TIME = Duration.ofSeconds(10);

    /** The same on a machine that gives the examiner less than half of a core meanwhile: a busy one refuses nobody. */
    static final Duration LONGEST = Duration.ofSeconds(60);

    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration AGAIN = Duration.ofMillis(500);
    private static final String REMEDY = "Build the jar again with Maven, Gradle or the jar tool, from the agent's own"
            + " classes and few libraries. If it is refused again, something in it is made to disturb.";

    private final ProgramLauncher launcher;
    private final Isolation level;
    private final Path folder;
    private final ScheduledExecutorService watch;
    private final ProgramProcess process;
    private final DataOutputStream to;
    private final DataInputStream from;
    private final AtomicLong talk = new AtomicLong();
    private volatile Future<?> expiry;
    private volatile boolean isLate;
    private boolean isUsable = true;
    private long number;

    private Sitting(ProgramLauncher launcher, Isolation level, Path folder, ScheduledExecutorService watch)
            throws IOException {
        this.launcher = launcher;
        this.level = level;
        this.folder = folder;
        this.watch = watch;
        // By the thread that lives as long as the process shall: in the sandbox it ends with the thread that started
        // it.
        this.process = await(watch.submit(launcher::start));
        this.to = new DataOutputStream(new BufferedOutputStream(process.to(), Exchange.PART));
        this.from = new DataInputStream(new BufferedInputStream(process.from(), Exchange.PART));
    }

    /** Takes the copies that come before the answer. */
    interface Copies {
        /** Where the jar goes that lay in a zip. */
        OutputStream jar() throws IOException;

        /** Where the staged copy goes. */
        OutputStream staged() throws IOException;
    }

    /**
     * Starts an examiner.
     *
     * @param launcher closed with the sitting
     * @param folder deleted with the sitting
     * @throws IOException if it does not come up
     */
    static Sitting open(ProgramLauncher launcher, Isolation level, Path folder, Brief brief) throws IOException {
        ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(Sitting::thread);
        Sitting sitting;
        try {
            sitting = new Sitting(launcher, level, folder, watch);
        } catch (IOException e) {
            watch.shutdownNow();
            launcher.close();
            throw e;
        }
        try {
            sitting.greet(brief);
            return sitting;
        } catch (IOException e) {
            sitting.close();
            throw new IOException(
                    "an examiner does not come up: %s. It printed: %s"
                            .formatted(e.getMessage(), sitting.process.said().strip()),
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

    private void greet(Brief brief) throws IOException {
        within(START, () -> {
            brief.write(to);
            to.flush();
            if (from.readByte() != Exchange.READY || from.readInt() != 0) {
                throw new IOException("it begins with other words");
            }
            return true;
        });
        process.isUp();
    }

    private <T> T within(Duration time, Callable<T> what) throws IOException {
        long number = talk.incrementAndGet();
        Duration before = process.cpuTime().orElse(Duration.ZERO);
        long latest = System.nanoTime() + LONGEST.toNanos();
        expiry = watch.schedule(() -> expire(number, before, latest), time.toMillis(), TimeUnit.MILLISECONDS);
        try {
            return what.call();
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            talk.incrementAndGet();
            expiry.cancel(false);
        }
    }

    /** The time is over, unless the talk is or the machine has kept the examiner from its work. */
    private void expire(long of, Duration before, long latest) {
        if (talk.get() != of) {
            return;
        }
        Duration used = process.cpuTime().map(now -> now.minus(before)).orElse(TIME);
        if (used.compareTo(TIME.dividedBy(2)) < 0 && System.nanoTime() < latest) {
            expiry = watch.schedule(() -> expire(of, before, latest), AGAIN.toMillis(), TimeUnit.MILLISECONDS);
        } else {
            isLate = true;
            kill();
        }
    }

    /** The level of isolation that it has. */
    Isolation level() {
        return level;
    }

    /** The system's number of its JVM. */
    long pid() {
        return process.pid();
    }

    /** Whether it takes another file. */
    boolean isUsable() {
        return isUsable;
    }

    /** Whether it has had no file yet. */
    boolean isFresh() {
        return number == 0;
    }

    /**
     * Has a file examined.
     *
     * @param name of the agent, if the file is its jar
     * @param file of at most 64 MiB, which nobody changes meanwhile
     * @param isStaged whether the copies are wanted
     * @throws Unexplained if the examiner ends, and neither time nor memory nor what it sent says why
     * @throws UncheckedIOException if the file cannot be read or a copy not be written: no fault of the file
     */
    Answer examine(Request.Kind kind, String name, Path file, boolean isStaged, Copies copies) throws Unexplained {
        number++;
        try {
            Answer answer = within(TIME, () -> {
                send(kind, name, file, isStaged);
                return answer(copies);
            });
            isUsable = !answer.isLast();
            return answer;
        } catch (TooMuch e) {
            isUsable = false;
            return refusal(
                    "the jar unpacks to too much",
                    "its copy has more than %d MiB".formatted(Bounds.UNPACKED_BYTES >> 20));
        } catch (IOException e) {
            isUsable = false;
            return explained(e);
        } catch (RuntimeException e) {
            isUsable = false;
            throw e;
        }
    }

    private void send(Request.Kind kind, String name, Path file, boolean isStaged) throws IOException {
        InputStream bytes;
        long length;
        try {
            bytes = Files.newInputStream(file);
            length = Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
        try (bytes) {
            Request.write(number, kind, name, isStaged, bytes, length, to);
        }
    }

    private Answer answer(Copies copies) throws IOException {
        long jar = 0;
        long staged = 0;
        while (true) {
            int kind = from.readByte();
            int length = from.readInt();
            int most = kind == Exchange.ANSWER ? Exchange.LONGEST_ANSWER : Exchange.PART;
            if (kind < Exchange.JAR || kind > Exchange.ANSWER || length < 0 || length > most) {
                throw new IOException("it answered with bytes that are no answer");
            }
            byte[] content = new byte[length];
            from.readFully(content);
            switch (kind) {
                case Exchange.JAR -> write(content, jar += length, Bounds.JAR_BYTES, copies::jar);
                case Exchange.STAGED -> write(content, staged += length, Bounds.UNPACKED_BYTES, copies::staged);
                default -> {
                    return judged(Answer.read(new DataInputStream(new ByteArrayInputStream(content))));
                }
            }
        }
    }

    private Answer judged(Answer answer) throws IOException {
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

    private Answer explained(IOException talk) throws Unexplained {
        if (isLate) {
            return Answer.refusal(
                    number,
                    true,
                    Problem.refused(
                            "its examination takes too long",
                            "more than the %d s that each file has".formatted(TIME.toSeconds()),
                            "Check it again when the machine does nothing else. " + REMEDY));
        }
        kill();
        try {
            OptionalInt code = process.exitCode();
            if (code.isPresent() && code.getAsInt() == ProgramProcess.OUT_OF_MEMORY) {
                return refusal(
                        "its examination takes too much memory",
                        "more than the %d MiB that it has".formatted(Examiners.HEAP_MIB));
            }
            throw new Unexplained(talk, code.isPresent() ? "exit code " + code.getAsInt() : "no exit code");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AdmissionStopped();
        }
    }

    private Answer refusal(String what, String why) {
        return Answer.refusal(number, true, Problem.refused(what, why, REMEDY));
    }

    /** Ends the process at once. */
    void kill() {
        process.kill();
    }

    @Override
    public void close() {
        isUsable = false;
        process.close();
        launcher.close();
        watch.shutdownNow();
        FileUtils.deleteQuietly(folder.toFile());
    }

    /** More came than is allowed. */
    private static final class TooMuch extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /** The examiner ended, and it is not known why. */
    static final class Unexplained extends Exception {
        private static final long serialVersionUID = 1L;

        Unexplained(IOException talk, String how) {
            super("%s, %s".formatted(talk.getMessage() == null ? "it ended" : talk.getMessage(), how), talk);
        }

        /** The refusal of the file that it had, as it had one before and this in a new process alone. */
        Answer refusal() {
            return Answer.refusal(0, true, Problem.refused("its examination breaks off", getMessage(), REMEDY));
        }
    }
}
