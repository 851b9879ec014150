package org.botarena.arena.serve.listen;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;

/**
 * When many connections are open, idle ones and those that wait for their client are closed for new ones, the oldest
 * first. A client that opens thousands therefore excludes no one. A browser reconnects when it needs to. Thread-safe.
 */
final class SilentConnections implements Connection.Listener {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

    private final int most;
    private final Set<Connection> open = new LinkedHashSet<>();
    private final Map<Connection, Long> waiting = new HashMap<>();

    /**
     * Starts without connections.
     *
     * @param most the number of open ones from which on idle ones are closed
     */
    SilentConnections(int most) {
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection.getMessagesIn() >= 0) { // HTTP, not the TLS around it..
            giveWay(connection).forEach(silent -> silent.getEndPoint().close());
        }
    }

    private synchronized List<Connection> giveWay(Connection newest) {
        List<Connection> giving = new ArrayList<>();
        Iterator<Connection> eldest = open.iterator();
        while (open.size() >= most && eldest.hasNext()) {
            Connection next = eldest.next();
            if (isSilent(next)) {
                eldest.remove();
                giving.add(next);
            }
        }
        open.add(newest);
        return giving;
    }

    /** Without a request, with an incomplete one, or with everything answered. */
    private boolean isSilent(Connection connection) {
        Long since = waiting.get(connection);
        return connection.getMessagesIn() == connection.getMessagesOut()
                || (since != null && System.nanoTime() - since > PATIENCE);
    }

    /** Records whether a connection waits for its client, to send a body or to read an answer. */
    synchronized void waits(Connection connection, boolean isWaiting) {
        if (isWaiting) {
            waiting.put(connection, System.nanoTime());
        } else {
            waiting.remove(connection);
        }
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        open.remove(connection);
        waiting.remove(connection);
    }
}
