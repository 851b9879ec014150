package org.botarena.arena.admission.examiner.classfile;

import org.botarena.arena.admission.examiner.limits.Problem;

/**
 * The class files that a JDK runs.
 *
 * @param feature the JDK's feature version, for instance 17
 */
public record ClassFileVersion(int feature) {
    private static final int BEFORE_JAVA_1 = 44;
    private static final int HEADER = 10;
    private static final int PREVIEW = 0xffff;

    /** Whether the bytes are long enough and begin with {@code CAFEBABE}. */
    public static boolean isClassFile(byte[] bytes) {
        return bytes.length >= HEADER && number(bytes, 0) == 0xcafe && number(bytes, 2) == 0xbabe;
    }

    /** Whether the JDK runs this class file: not younger than itself, and without preview features. */
    public boolean reads(byte[] classFile) {
        return major(classFile) <= newest() && !isPreview(classFile);
    }

    /** Why it does not. */
    public Problem problem(String entry, byte[] classFile) {
        int major = major(classFile);
        int release = major - BEFORE_JAVA_1;
        if (isPreview(classFile)) {
            return Problem.refused(
                    "a class uses preview features of Java " + release,
                    entry + " was compiled with --enable-preview",
                    "Student: compile with --release %d and without --enable-preview.".formatted(feature));
        }
        return Problem.refused(
                "a class is built for Java %d".formatted(release),
                "%s has class-file version %d (Java %d); agents run on Java %d here, which reads up to version %d"
                        .formatted(entry, major, release, feature, newest()),
                ("Student: compile with --release %d (Maven: maven.compiler.release). Organizer: --agent-java HOME"
                                + " runs agents on another JDK, %d or later.")
                        .formatted(feature, release));
    }

    private int newest() {
        return feature + BEFORE_JAVA_1;
    }

    /** The major version of a class file, for instance 61 for Java 17. */
    static int major(byte[] classFile) {
        return number(classFile, 6);
    }

    private static boolean isPreview(byte[] classFile) {
        return number(classFile, 4) == PREVIEW;
    }

    private static int number(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 8 | (bytes[at + 1] & 0xff);
    }
}
