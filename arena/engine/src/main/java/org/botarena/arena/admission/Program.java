package org.botarena.arena.admission;

import java.nio.file.Path;
import org.botarena.arena.process.engine.EngineDescriptor;

/**
 * The program of an entrant, as submitted. Immutable. The bytes that its SHA-256 covers are in a file of their own,
 * {@link #original}; a new tournament moves that file into its folder.
 */
public sealed interface Program {
    /** A jar: submitted directly, from a zip, or built from a folder of classes. */
    record Jar(Path source, String sha256, Path original) implements Program {
        @Override
        public Program from(Path other) {
            return new Jar(other, sha256, original);
        }
    }

    /**
     * A program named by the organizer in a descriptor. Its original is the {@link EngineSeal}, which also represents
     * the program's own file.
     */
    record Engine(Path source, String sha256, Path original, EngineDescriptor descriptor) implements Program {
        @Override
        public Program from(Path other) {
            return new Engine(other, sha256, original, descriptor);
        }
    }

    /** An agent in Python, an {@code agent.py} in a folder or a zip; its original is the zip. */
    record Script(Path source, String sha256, Path original) implements Program {
        /** The file that runs. */
        public static final String MAIN = "agent.py";

        @Override
        public Program from(Path other) {
            return new Script(other, sha256, original);
        }
    }

    /** Whether it runs in one of the arena's hosts, on a JVM. */
    default boolean isJava() {
        return !(this instanceof Engine || this instanceof Script);
    }

    /** The path of the submission. */
    Path source();

    /** The SHA-256 of the original, in hexadecimal digits. */
    String sha256();

    /** The examined bytes, in a temporary folder or in a tournament's folder. */
    Path original();

    /** Returns the same program with another path of submission. */
    Program from(Path other);
}
