package org.botarena.arena.admission;

import java.nio.file.Path;

/**
 * What an entrant plays with, as it was handed in. Immutable. Each has the bytes that its SHA-256 is of in a file of their
 * own, {@link #original}: a tournament that begins takes that file into its folder.
 */
public sealed interface Program {
    /** A jar, or the one that lay in a zip. */
    record Jar(Path source, String sha256, Path original) implements Program {}

    /** A folder of classes; its original is the jar that was staged of it. */
    record Classes(Path source, String sha256, Path original) implements Program {}

    /** Where it was handed in. */
    Path source();

    /** Of the original, in hexadecimal digits. */
    String sha256();

    /** The file with the bytes that were examined, in a temporary folder or in a tournament's. */
    Path original();
}
