package org.botarena.arena.serve.http;

/** A family of addresses with their answers: the pages, the API, the actions of an author. */
@FunctionalInterface
public interface Routes {
    /** Names them. */
    void register(Router router);
}
