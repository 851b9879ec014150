package org.botarena.arena.admission.examiner.limits;

/**
 * How much of everything there may be in a file that is handed in. What a JVM bounds itself has its bound; the others are
 * far beyond what a jar with large libraries has, and small enough for an examination of seconds.
 */
public final class Bounds {
    /** The bytes of a jar, and of a zip around it. */
    public static final int JAR_BYTES = 64 << 20;

    /** What a jar unpacks to, in bytes; its staged copy has no more either. */
    public static final long UNPACKED_BYTES = 200L << 20;

    /** The entries of a jar, folders included. */
    public static final int ENTRIES = 10_000;

    /** The entries of a zip around a jar: a whole project, with what its tools put there. */
    public static final int ZIP_ENTRIES = 100_000;

    /** The bytes of a class file: one is in memory at a time. */
    public static final int CLASS_BYTES = 8 << 20;

    /** The letters of an entry's or a class's name. */
    public static final int NAME = 1_000;

    /** What the parameters of a method take, as the JVM counts them (its specification, 4.3.3). */
    public static final int PARAMETER_SLOTS = 255;

    /** The options of an agent. */
    public static final int OPTIONS = 64;

    /** The letters of one text of an option, and the words that it offers. */
    public static final int OPTION_TEXT = 1_000;

    public static final int OPTION_CHOICES = 100;

    /** The constructors of a class. */
    public static final int CONSTRUCTORS = 255;

    /** The methods of all classes of a jar. */
    public static final int METHODS = 200_000;

    /** Their instructions. */
    public static final int INSTRUCTIONS = 10_000_000;

    /** Annotations in each other. */
    public static final int ANNOTATION_DEPTH = 32;

    /** Superclasses above each other inside the jar. */
    public static final int SUPERCLASSES = 64;

    /** The brackets in each other of a generic signature, and its type variables. */
    public static final int SIGNATURE_DEPTH = 64;

    public static final int TYPE_VARIABLES = 255;

    private Bounds() {}
}
