package org.botarena.arena.admission.examiner.archive;

/** A jar that was handed in, alone or among other files. Immutable. */
public final class WrappedJar {
    private final byte[] bytes;
    private final String name;
    private final String path;
    private final long time;

    /**
     * A jar.
     *
     * @param name of its file, without {@code .jar}
     */
    public WrappedJar(byte[] bytes, String name) {
        this(bytes, name, name, 0);
    }

    /**
     * A jar among other files.
     *
     * @param path where it lay
     * @param time when it was last changed, as {@link ListOfContents.Entry} has it
     */
    WrappedJar(byte[] bytes, String name, String path, long time) {
        this.bytes = bytes;
        this.name = name;
        this.path = path;
        this.time = time;
    }

    /** The jar, which nobody changes. */
    public byte[] bytes() {
        return bytes;
    }

    public String name() {
        return name;
    }

    /** Where it lay in what was handed in. */
    public String path() {
        return path;
    }

    /** A number that is the larger the later it was last changed. */
    public long time() {
        return time;
    }
}
