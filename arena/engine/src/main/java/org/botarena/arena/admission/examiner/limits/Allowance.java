package org.botarena.arena.admission.examiner.limits;

import java.util.Locale;
import org.botarena.arena.text.catalogue.Language;

/**
 * What an agent has, row by row: the table of {@code arena/docs/what-your-bot-has.md}, so that whoever refuses or warns
 * quotes the very row that its author can look up.
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
    /** What the classes of a jar may come to. */
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
    /** How long its own process lives. */
    PROCESS,
    /** Memory between games. */
    SURVIVAL;

    /** What the row is about, for instance {@code network}. */
    String subject() {
        return sentence()[0];
    }

    /** What an agent has of it, in Markdown. */
    public String text() {
        return sentence()[1];
    }

    private String[] sentence() {
        String key = "allowance." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        return Language.ENGLISH.text(key).split(": ", 2);
    }

    /** The row of the page's table. */
    public String row() {
        return "| %s | %s |".formatted(subject(), text());
    }

    /** The row as a sentence for a message. */
    public String quote() {
        return Language.ENGLISH.text(
                "allowance.quote", String.join(": ", sentence()).replace("`", ""));
    }
}
