package org.botarena.arena.serve.http;

import io.javalin.router.JavalinDefaultRoutingApi;

/** A family of addresses with what answers them: the pages, the API, what an author may do. */
public interface Routes {
    /** Names them. */
    void register(JavalinDefaultRoutingApi routes);
}
