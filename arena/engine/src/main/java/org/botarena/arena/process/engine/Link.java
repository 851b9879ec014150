package org.botarena.arena.process.engine;

import java.io.IOException;
import org.botarena.host.Message;

/** Carries requests to a child and answers back. One thread sends, another one receives. */
public interface Link {
    /**
     * Sends a request.
     *
     * @throws IOException if the other side is gone
     */
    void send(Message request) throws IOException;

    /**
     * Waits for the next message.
     *
     * @throws java.io.EOFException if the other side is gone
     * @throws IOException if the message violates the protocol, with a text that may be published
     */
    Message receive() throws IOException;
}
