package org.botarena.arena.serve.http;

/**
 * The limits of the server. Immutable.
 *
 * @param connections open at a time; further ones wait until another is closed. From half of this number on, idle ones
 *     are closed for new ones
 * @param streams of events open at a time; the next is answered 503. A quarter is reserved for people who are signed in
 * @param bodyBytes of a request; a larger one is answered 413
 * @param queueBytes waiting for one reader of the stream; a slower one gets a snapshot instead
 */
public record Limits(int connections, int streams, long bodyBytes, int queueBytes) {
    private static final int MOST_STREAMS_OF_PERSON = 12;

    /** The bytes of answers in memory that their clients have not read. */
    private static final long MOST_ANSWER_BYTES = 64L << 20;

    /** A room, and a page for sixty people with several tabs each. */
    public static final Limits DEFAULT = new Limits(4000, 1000, 256 << 10, 256 << 10);

    /** The open streams of all people who are not signed in. */
    public int streamsOfStrangers() {
        return streams - streams / 4;
    }

    /** The open streams of one address, for people who are not signed in. */
    public int streamsOfAddress() {
        return streamsOfStrangers() / 2;
    }

    /** The open streams of a signed-in person: some devices with some tabs each. */
    public int streamsOfPerson() {
        return MOST_STREAMS_OF_PERSON;
    }

    /** The bytes of unread answers; beyond them the oldest are dropped. */
    public long answerBytes() {
        return MOST_ANSWER_BYTES;
    }

    /** The number of open connections from which on idle ones are closed for new ones. */
    public int manyConnections() {
        return connections / 2;
    }
}
