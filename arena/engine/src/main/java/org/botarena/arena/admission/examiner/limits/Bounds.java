package org.botarena.arena.admission.examiner.limits;

/**
 * Limits for submitted files. Where a JVM has a limit, that limit applies. The others are far above the needs of a
 * jar with large libraries, and small enough for an examination within seconds.
 */
public final class Bounds {
    /** Size of a jar, and of a zip around it, in bytes. */
    public static final int JAR_BYTES = 64 << 20;

    /** Unpacked size of a jar and of its staged copy, in bytes. */
    public static final long UNPACKED_BYTES = 200L << 20;

    /** Number of entries in a jar, including folders. */
    public static final int ENTRIES = 10_000;

    /** Number of entries in a zip around a jar: a whole project with the output of its tools. */
    public static final int ZIP_ENTRIES = 100_000;

    /** Size of a class file in bytes; one at a time is in memory. */
    public static final int CLASS_BYTES = 8 << 20;

    /** Length of the name of an entry or a class, in characters. */
    public static final int NAME = 1_000;

    /** Slots for the parameters of a method, as the JVM counts them (Java Virtual Machine Specification 4.3.3). */
    public static final int PARAMETER_SLOTS = 255;

    /** Number of options of an agent. */
    public static final int OPTIONS = 64;

    /** Length of a text of an option in characters, and the number of its choices. */
    public static final int OPTION_TEXT = 1_000;

    public static final int OPTION_CHOICES = 100;

    /** Number of constructors of a class. */
    public static final int CONSTRUCTORS = 255;

    /** Number of methods in all classes of a jar. */
    public static final int METHODS = 200_000;

    /** Their instructions. */
    public static final int INSTRUCTIONS = 10_000_000;

    /** Annotations in each other. */
    public static final int ANNOTATION_DEPTH = 32;

    /** Depth of a chain of superclasses inside the jar. */
    public static final int SUPERCLASSES = 64;

    /** Depth of brackets in a generic signature, and the number of its type variables. */
    public static final int SIGNATURE_DEPTH = 64;

    public static final int TYPE_VARIABLES = 255;

    private Bounds() {}
}
