package org.botarena.arena.admission.examiner.limits;

import java.util.Locale;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The rows of the table in {@code arena/docs/limits.md}. A refusal or warning quotes the row, so that its author can
 * look it up.
 */
public enum Allowance {
    /** The deadline of a move. */
    MOVE_TIME,
    /** The budget of class loading and construction. */
    START_TIME,
    /** The Java heap. */
    HEAP,
    /** The processor. */
    CORE,
    /** Threads of its own. */
    THREADS,
    /** Windows and pictures. */
    SCREEN,
    /** The size of a jar. */
    JAR,
    /** Total size of the classes in a jar. */
    CLASSES,
    /** Data files. */
    DATA,
    /** The file system. */
    FILES,
    /** The network. */
    NETWORK,
    /** Other processes. */
    PROCESSES,
    /** Machine code. */
    NATIVE,
    /** Standard input. */
    INPUT,
    /** What is printed. */
    OUTPUT,
    /** Lifetime of its own process. */
    PROCESS,
    /** Memory between games. */
    SURVIVAL;

    private String key() {
        return "allowance." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Quotes the row as a sentence without a full stop, for use in a message. */
    public Sentence quote() {
        return Sentence.of("allowance.quote", Sentence.of(key()));
    }
}
