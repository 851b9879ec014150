package org.botarena.arena.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * A running child and its output. {@link #kill} may be called from any thread, everything else from one thread at a
 * time.
 */
public final class ChildProcess implements AutoCloseable {
    /** The exit code of a JVM that ran out of memory ({@code -XX:+ExitOnOutOfMemoryError}). */
    public static final int OUT_OF_MEMORY = 3;

    private final Process process;
    private final ChildHandle handle;
    private final ChildOutput output;
    private boolean isClosed;

    /**
     * Wraps a process that was just started.
     *
     * @param handle of the same process
     * @param saysRefusals whether its JVM reports exceptions
     */
    ChildProcess(Process process, ChildHandle handle, boolean saysRefusals) {
        this.process = process;
        this.handle = handle;
        this.output = ChildOutput.of(process, saysRefusals);
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

    /** The process ID of its JVM, once {@link #isUp} has been called. */
    public long pid() {
        return handle.pid();
    }

    /** Finds the JVM of a child that reported that it is up; the started process may be a wrapper around it. */
    public void isUp() throws IOException {
        handle.findJvm();
    }

    /** The CPU time of its JVM, or empty if this system does not provide it. */
    public Optional<Duration> cpuTime() {
        return ProcessHandle.of(pid()).flatMap(jvm -> jvm.info().totalCpuDuration());
    }

    /** Ends it and everything it started, immediately. */
    public void kill() {
        handle.kill();
    }

    /** Its output on standard error, the first 64 KiB. */
    public String printed() {
        return output.text();
    }

    /** Its exit code, after waiting briefly for its end, or empty if it is still running. */
    public OptionalInt exitCode() throws InterruptedException {
        return process.waitFor(2, TimeUnit.SECONDS) ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
    }

    /** Ends it, waits until it is gone, and releases its resources. Further calls do nothing. */
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
            // The process is gone, so nothing is lost.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
