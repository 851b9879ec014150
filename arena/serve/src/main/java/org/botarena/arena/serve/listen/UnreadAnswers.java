package org.botarena.arena.serve.listen;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jetty.io.Connection;

/**
 * The answers that their clients have not read yet. If they take too many bytes, the oldest are dropped. Thread-safe.
 */
final class UnreadAnswers {
    private final long mostBytes;
    private final SilentConnections connections;
    private final Set<GatheredAnswer> all = new LinkedHashSet<>();
    private long bytes;

    UnreadAnswers(long mostBytes, SilentConnections connections) {
        this.mostBytes = mostBytes;
        this.connections = connections;
    }

    void add(GatheredAnswer answer) {
        connections.waits(connection(answer), true);
        giveWay(answer).forEach(eldest -> connection(eldest).getEndPoint().close());
    }

    private synchronized List<GatheredAnswer> giveWay(GatheredAnswer newest) {
        List<GatheredAnswer> giving = new ArrayList<>();
        Iterator<GatheredAnswer> eldest = all.iterator();
        while (bytes + newest.size() > mostBytes && eldest.hasNext()) {
            GatheredAnswer next = eldest.next();
            eldest.remove();
            bytes -= next.size();
            giving.add(next);
        }
        all.add(newest);
        bytes += newest.size();
        return giving;
    }

    void remove(GatheredAnswer answer) {
        connections.waits(connection(answer), false);
        synchronized (this) {
            if (all.remove(answer)) {
                bytes -= answer.size();
            }
        }
    }

    private static Connection connection(GatheredAnswer answer) {
        return answer.getRequest().getConnectionMetaData().getConnection();
    }
}
