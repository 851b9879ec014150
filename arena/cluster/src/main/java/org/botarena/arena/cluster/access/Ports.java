package org.botarena.arena.cluster.access;

/**
 * The ports of a cluster's processes, fixed so that a firewall can allow them. Each range has sixteen ports, for
 * several processes of a kind on one machine.
 */
public final class Ports {
    public static final int MASTER = 7077;
    /** The first port of workers. */
    public static final int WORKER = 7101;
    /** The first port of organizers, for messages. */
    public static final int ORGANIZER = 7121;
    /** The first port of organizers, for jars. */
    public static final int JARS = 7141;
    /** The first port of the processes that play on a worker. */
    public static final int PLAYER = 7161;
    /** In each range. */
    public static final int RANGE = 16;

    private Ports() {}
}
