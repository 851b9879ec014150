package org.botarena.arena.cluster.access;

/**
 * Where the processes of a cluster listen: fixed, so that a firewall can let them through. Each range has sixteen, for several of
 * a kind on one machine.
 */
public final class Ports {
    public static final int MASTER = 7077;
    /** The first of the workers'. */
    public static final int WORKER = 7101;
    /** The first of the organizer's, for messages. */
    public static final int ORGANIZER = 7121;
    /** The first of the organizer's, for jars. */
    public static final int JARS = 7141;
    /** The first of those who play on a worker. */
    public static final int PLAYER = 7161;
    /** In each range. */
    public static final int RANGE = 16;

    private Ports() {}
}
