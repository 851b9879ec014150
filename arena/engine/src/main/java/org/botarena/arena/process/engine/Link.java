package org.botarena.arena.process.engine;

import java.io.IOException;
import org.botarena.host.Message;

/**
 * How requests reach a child and answers come back. One thread sends, another one receives.
 */
public interface Link {
    /**
     * Sends a request.
     *
     * @throws IOException if the other side is gone
     */
    void send(Message request) throws IOException;

    /**
     * What comes next; waits for it.
     *
     * @throws java.io.EOFException if the other side is gone
     * @throws IOException if what comes is not what is to be spoken here, in words that may be published
     */
    Message receive() throws IOException;
}
