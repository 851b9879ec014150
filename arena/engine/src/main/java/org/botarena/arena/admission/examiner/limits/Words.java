package org.botarena.arena.admission.examiner.limits;

/** Names and exceptions out of a foreign file, for a message. */
public final class Words {
    private static final int LONGEST = 200;

    private Words() {}

    /** A name without control characters and what turns the writing round. */
    public static String printable(String name) {
        return name.replaceAll("[\\p{Cntrl}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]", "?");
    }

    /** The same, cut where it gets too long for a message. */
    public static String cut(String name) {
        return printable(name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "\u2026");
    }

    /** What a library's exception says: its text, or its name where it has none. */
    public static String reason(Exception e) {
        return cut(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }
}
