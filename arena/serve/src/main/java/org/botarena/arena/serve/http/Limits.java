package org.botarena.arena.serve.http;

/**
 * How much the server takes before it says no. Immutable.
 *
 * @param connections open at a time; of more nobody is answered until another is closed. From half of them on those on which
 *     nothing is asked give way
 * @param streams of events open at a time; the next is answered 503, and a quarter is not for one address of which nobody is signed in
 * @param bodyBytes of a request; a larger one is answered 413
 * @param queueBytes waiting for one reader of the stream; one that is slower gets a snapshot instead
 */
public record Limits(int connections, int streams, long bodyBytes, int queueBytes) {
    /** A room, and a page of sixty people with several tabs each. */
    public static final Limits DEFAULT = new Limits(4000, 1000, 64 << 10, 256 << 10);

    /** Open streams of one address, of those who are not signed in. */
    public int streamsOfAddress() {
        return streams - streams / 4;
    }

    /** Open connections, from which on those on which nothing is asked give way. */
    public int manyConnections() {
        return connections / 2;
    }
}
