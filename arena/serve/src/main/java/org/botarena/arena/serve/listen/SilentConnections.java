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
 * Connections on which nothing is asked, and those that wait for their client, give way to new ones, the eldest first, as soon as many
 * are open: whoever opens thousands keeps nobody out. A browser opens another one when it wants something. Thread-safe.
 */
final class SilentConnections implements Connection.Listener {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

    private final int most;
    private final Set<Connection> open = new LinkedHashSet<>();
    private final Map<Connection, Long> waiting = new HashMap<>();

    /**
     * None yet.
     *
     * @param most open ones, from which on they give way
     */
    SilentConnections(int most) {
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection.getMessagesIn() >= 0) { // HTTP, not the TLS around it
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

    /** Nothing was asked yet, not to its end, or all is answered. */
    private boolean isSilent(Connection connection) {
        Long since = waiting.get(connection);
        return connection.getMessagesIn() == connection.getMessagesOut()
                || (since != null && System.nanoTime() - since > PATIENCE);
    }

    /** A connection waits for its client, to send a body or to read an answer; or it no longer does. */
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
