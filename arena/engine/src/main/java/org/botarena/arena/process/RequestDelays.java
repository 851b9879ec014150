package org.botarena.arena.process;

/**
 * How long the arena's own hands were kept from running on the way of one request: the helper that lets the process go on,
 * the writer of the request, the reader of the answer. On a busy machine each of them waits for the referee's core. One
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

    /** A request begins: its process is about to be woken. */
    void begin() {
        signalled = handle.delay();
        read = conversation.readerDelay();
        printed = output.cpu();
    }

    /** Nanoseconds of waiting for a core since then. */
    long delay() {
        return handle.delay() - signalled + conversation.readerDelay() - read + conversation.writing();
    }

    /** Whether the process has been let go on by now. */
    boolean hasResumed() {
        return handle.isResumed();
    }

    /**
     * CPU time that the arena has spent since then on reading what the agent prints, in nanoseconds: where the referee waited
     * behind that, the agent made it wait.
     */
    long printed() {
        return output.cpu() - printed;
    }
}
