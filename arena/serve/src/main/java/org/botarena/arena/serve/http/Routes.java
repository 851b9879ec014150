package org.botarena.arena.serve.http;

/** A family of addresses with what answers them: the pages, the API, what an author may do. */
@FunctionalInterface
public interface Routes {
    /** Names them. */
    void register(Router router);
}
