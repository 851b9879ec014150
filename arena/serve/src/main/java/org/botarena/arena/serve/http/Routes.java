package org.botarena.arena.serve.http;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Set;

/** A family of addresses with what answers them: the pages, the API, what an author may do. */
public interface Routes {
    /** Names them. */
    void register(JavalinDefaultRoutingApi routes);

    /** The paths whose routes read bodies of any size, as they come and without a thread. */
    default Set<String> uploads() {
        return Set.of();
    }
}
