package org.botarena.arena.admission.examiner.limits;

/**
 * What an agent has, row by row: the table of {@code arena/docs/what-your-bot-has.md}, so that whoever refuses or warns
 * quotes the very row that its author can look up.
 */
public enum Allowance {
    /** The deadline of a move. */
    MOVE_TIME("a move", "2 s from the request to the answer (`--move-time`); later is lost"),
    /** The budget of class loading and construction. */
    START_TIME("the start", "5 s for loading the classes and the constructor (`--start-time`)"),
    /** The Java heap. */
    HEAP("memory", "256 MiB of heap (`--heap`), 444 MiB for all else of the process, 512 KiB of stack"),
    /** The processor. */
    CORE("processor", "one core, which is yours while you are to move; you are stopped while the opponent thinks"),
    /** The size of a jar. */
    JAR(
            "the jar",
            "one Agent class; at most 64 MiB, 10,000 entries, 200 MiB unpacked, 8 MiB a class file;"
                    + " built for a Java that the arena runs"),
    /** What the classes of a jar may come to. */
    CLASSES(
            "its classes",
            "at most 64 options, 255 constructors a class, 200,000 methods and 10,000,000 instructions in all, 255 slots"
                    + " for a method's parameters, 64 superclasses, annotations 32 deep, names of 1,000 letters; 10 s to"
                    + " examine it"),
    /** Data files. */
    DATA("data", "what is in the jar, through `getResourceAsStream` alone"),
    /** The file system. */
    FILES("files", "none: nothing to read, nothing to write"),
    /** The network. */
    NETWORK("network", "none, not even to the same machine"),
    /** Other processes. */
    PROCESSES("other programs", "none: no process can be started"),
    /** Machine code. */
    NATIVE("native libraries", "none: no `System.load`, no native methods, no `Unsafe`"),
    /** What is printed. */
    OUTPUT("output", "what you print is kept for you, up to 64 KiB a game"),
    /** Memory between games. */
    SURVIVAL(
            "between games",
            "nothing survives: each game has a process of its own; with `--fresh pair` each pair of games, with new"
                    + " classes and objects in the second");

    private final String subject;
    private final String text;

    Allowance(String subject, String text) {
        this.subject = subject;
        this.text = text;
    }

    /** What the row is about, for instance {@code network}. */
    public String subject() {
        return subject;
    }

    /** What an agent has of it, in Markdown. */
    public String text() {
        return text;
    }

    /** The row of the page's table. */
    public String row() {
        return "| %s | %s |".formatted(subject, text);
    }

    /** The row as a sentence for a message. */
    public String quote() {
        return "what-your-bot-has.md: \"%s: %s\"".formatted(subject, text.replace("`", ""));
    }
}
