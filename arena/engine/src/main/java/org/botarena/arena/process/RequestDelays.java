package org.botarena.arena.process;

/**
 * How long the arena's own work on one request was delayed. It covers the helper that resumes the process, the writer
 * of the request, and the reader of the answer. On a busy machine each of them waits for the referee's core. For one
 * thread at a time.
 */
final class RequestDelays {
    private final ChildHandle handle;
    private final Conversation conversation;
    private final ChildOutput output;
    private long signalled;
    private long read;
    private long printed;

    RequestDelays(ChildHandle handle, Conversation conversation, ChildOutput output) {
        this.handle = handle;
        this.conversation = conversation;
        this.output = output;
    }

    /** Starts a request; its process is about to be resumed. */
    void begin() {
        signalled = handle.delay();
        read = conversation.readerDelay();
        printed = output.cpu();
    }

    /** Nanoseconds of waiting for a core since {@link #begin}. */
    long delay() {
        return handle.delay() - signalled + conversation.readerDelay() - read + conversation.writing();
    }

    /** Whether the process has been resumed by now. */
    boolean hasResumed() {
        return handle.isResumed();
    }

    /**
     * Nanoseconds of CPU time since {@link #begin} that the arena spent on reading the agent's output. If the referee
     * waited because of that, the agent caused the delay.
     */
    long printed() {
        return output.cpu() - printed;
    }
}
