package org.botarena.arena.serve.http;

/**
 * How much the server takes before it says no. Immutable.
 *
 * @param connections open at a time; of more nobody is answered until another is closed. From half of them on those on which
 *     nothing is asked give way
 * @param streams of events open at a time; the next is answered 503. A quarter is reserved for people who are signed in
 * @param bodyBytes of a request; a larger one is answered 413
 * @param queueBytes waiting for one reader of the stream; one that is slower gets a snapshot instead
 */
public record Limits(int connections, int streams, long bodyBytes, int queueBytes) {
    private static final int MOST_STREAMS_OF_PERSON = 12;

    /** Bytes of answers in memory that their clients have not read. */
    private static final long MOST_ANSWER_BYTES = 64L << 20;

    /** A room, and a page of sixty people with several tabs each. */
    public static final Limits DEFAULT = new Limits(4000, 1000, 256 << 10, 256 << 10);

    /** Open streams of all who are not signed in. */
    public int streamsOfStrangers() {
        return streams - streams / 4;
    }

    /** Open streams of one address, of those who are not signed in. */
    public int streamsOfAddress() {
        return streamsOfStrangers() / 2;
    }

    /** Open streams of a person who is signed in: some devices with some tabs each. */
    public int streamsOfPerson() {
        return MOST_STREAMS_OF_PERSON;
    }

    /** Bytes of answers that their clients have not read: of more, the eldest are dropped. */
    public long answerBytes() {
        return MOST_ANSWER_BYTES;
    }

    /** Open connections, from which on those on which nothing is asked give way. */
    public int manyConnections() {
        return connections / 2;
    }
}
