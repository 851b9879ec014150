package org.botarena.arena.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** A child while it runs, and what it prints. {@link #kill} may come from any thread; else one thread at a time. */
public final class ChildProcess implements AutoCloseable {
    /** The exit code of a JVM that ended for want of memory ({@code -XX:+ExitOnOutOfMemoryError}). */
    public static final int OUT_OF_MEMORY = 3;

    private final Process process;
    private final ChildHandle handle;
    private final ChildOutput output;
    private boolean isClosed;

    /**
     * Takes hold of a process that has just been started.
     *
     * @param handle of the same process
     * @param tellsRefusals whether its JVM reports exceptions
     */
    ChildProcess(Process process, ChildHandle handle, boolean tellsRefusals) {
        this.process = process;
        this.handle = handle;
        this.output = ChildOutput.of(process, tellsRefusals);
    }

    Process process() {
        return process;
    }

    ChildHandle handle() {
        return handle;
    }

    ChildOutput output() {
        return output;
    }

    /** Its standard input. */
    public OutputStream to() {
        return process.getOutputStream();
    }

    /** Its standard output. */
    public InputStream from() {
        return process.getInputStream();
    }

    /** The system's number of its JVM, once {@link #isUp} has been called. */
    public long pid() {
        return handle.pid();
    }

    /** It has said that it is up: what was started may be around its JVM, which is looked for now. */
    public void isUp() throws IOException {
        handle.findJvm();
    }

    /** The CPU time that its JVM has used; empty: this system does not tell. */
    public Optional<Duration> cpuTime() {
        return ProcessHandle.of(pid()).flatMap(jvm -> jvm.info().totalCpuDuration());
    }

    /** Ends it and what it has started, at once. */
    public void kill() {
        handle.kill();
    }

    /** What it printed to standard error, its first 64 KiB. */
    public String printed() {
        return output.text();
    }

    /** How it ended, waiting a moment for that; empty: it has not. */
    public OptionalInt exitCode() throws InterruptedException {
        return process.waitFor(2, TimeUnit.SECONDS) ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
    }

    /** Ends it, waits until it is gone, and gives everything back. Again: nothing more happens. */
    @Override
    public void close() {
        if (isClosed) {
            return;
        }
        isClosed = true;
        kill();
        try {
            if (exitCode().isPresent() || process.destroyForcibly().waitFor(2, TimeUnit.SECONDS)) {
                output.awaitEnd();
                handle.letGo();
            }
            process.getOutputStream().close();
        } catch (IOException e) {
            // The process is gone; there is nothing to lose.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
