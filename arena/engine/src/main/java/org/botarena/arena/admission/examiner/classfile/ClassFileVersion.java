package org.botarena.arena.admission.examiner.classfile;

import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;

/**
 * The versions of class files that a JDK runs.
 *
 * @param feature the JDK's feature version, for instance 17
 */
public record ClassFileVersion(int feature) {
    private static final int BEFORE_JAVA_1 = 44;
    private static final int HEADER = 10;
    private static final int PREVIEW = 0xffff;

    /** Whether the bytes are long enough and start with {@code CAFEBABE}. */
    public static boolean isClassFile(byte[] bytes) {
        return bytes.length >= HEADER && number(bytes, 0) == 0xcafe && number(bytes, 2) == 0xbabe;
    }

    /** Whether the JDK runs this class file: it is not newer than the JDK and uses no preview features. */
    public boolean reads(byte[] classFile) {
        return major(classFile) <= newest() && !isPreview(classFile);
    }

    /** Why it does not. */
    public Problem problem(String entry, byte[] classFile) {
        int major = major(classFile);
        int release = major - BEFORE_JAVA_1;
        if (isPreview(classFile)) {
            return Problem.refused(
                    ProblemText.say("what.preview", release),
                    ProblemText.say("why.preview", entry),
                    ProblemText.say("remedy.preview", feature));
        }
        return Problem.refused(
                ProblemText.say("what.too-new", release),
                ProblemText.say("why.too-new", entry, major, release, feature, newest()),
                ProblemText.say("remedy.too-new", feature, release));
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
