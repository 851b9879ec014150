package org.botarena.arena.admission;

import java.nio.file.Path;
import org.botarena.arena.process.engine.EngineDescriptor;

/**
 * What an entrant plays with, as it was handed in. Immutable. Each has the bytes that its SHA-256 is of in a file of their
 * own, {@link #original}: a tournament that begins takes that file into its folder.
 */
public sealed interface Program {
    /** A jar, the one that lay in a zip, or the one that was staged of a folder of classes. */
    record Jar(Path source, String sha256, Path original) implements Program {
        @Override
        public Program from(Path other) {
            return new Jar(other, sha256, original);
        }
    }

    /**
     * A program that the organizer named by a descriptor; its original is the {@link EngineSeal}, which also stands for the
     * program's own file.
     */
    record Engine(Path source, String sha256, Path original, EngineDescriptor descriptor) implements Program {
        @Override
        public Program from(Path other) {
            return new Engine(other, sha256, original, descriptor);
        }
    }

    /** An agent in Python, {@code agent.py} in a folder or a zip; its original is the zip. */
    record Script(Path source, String sha256, Path original) implements Program {
        /** The file that runs. */
        public static final String MAIN = "agent.py";

        @Override
        public Program from(Path other) {
            return new Script(other, sha256, original);
        }
    }

    /** Whether a host of the arena's own runs it, on a JVM. */
    default boolean isJava() {
        return !(this instanceof Engine || this instanceof Script);
    }

    /** Where it was handed in. */
    Path source();

    /** Of the original, in hexadecimal digits. */
    String sha256();

    /** The file with the bytes that were examined, in a temporary folder or in a tournament's. */
    Path original();

    /** The same, handed in elsewhere. */
    Program from(Path other);
}
