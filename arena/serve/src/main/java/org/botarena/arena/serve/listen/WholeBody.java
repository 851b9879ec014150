package org.botarena.arena.serve.listen;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;

/** A request whose body is in memory, so that reading never waits. One thread at a time. */
final class WholeBody extends Request.Wrapper {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private boolean isTaken;

    WholeBody(Request request) {
        super(request);
    }

    /** Keeps a copy, because a piece of the network's buffer would keep all of it. */
    void add(ByteBuffer piece) {
        bytes.writeBytes(BufferUtil.toArray(piece));
    }

    int size() {
        return bytes.size();
    }

    @Override
    public Content.Chunk read() {
        if (isTaken) {
            return Content.Chunk.EOF;
        }
        isTaken = true;
        return Content.Chunk.from(ByteBuffer.wrap(bytes.toByteArray()), true);
    }

    @Override
    public void demand(Runnable ready) {
        getComponents().getExecutor().execute(ready);
    }
}
