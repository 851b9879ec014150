package org.botarena.arena.admission.examiner.limits;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Something that an agent cannot or must not do, found in its class files or when it happens: one sentence for both, and the
 * row that says so.
 */
public enum Misuse {
    /** It ends its own JVM. */
    EXIT(Allowance.PROCESS),
    /** It waits on purpose. */
    SLEEP(Allowance.MOVE_TIME),
    /** It reads what nobody types. */
    INPUT(Allowance.INPUT),
    /** It opens files. */
    FILES(Allowance.FILES),
    /** It opens connections. */
    NETWORK(Allowance.NETWORK),
    /** It starts other programs. */
    PROGRAMS(Allowance.PROCESSES),
    /** It calls machine code. */
    NATIVE(Allowance.NATIVE),
    /** It starts more threads than there may be. */
    THREADS(Allowance.THREADS),
    /** It opens a window, or draws. */
    SCREEN(Allowance.SCREEN);

    private final Allowance row;

    Misuse(Allowance row) {
        this.row = row;
    }

    /** The row of the page for authors. */
    public Allowance row() {
        return row;
    }

    /** What it does, and what to do instead, in a line. */
    public Sentence text() {
        return ProblemText.say("what.misuse-" + name().toLowerCase(Locale.ROOT));
    }

    /** The one that is said so; empty: it is another problem. */
    public static Optional<Misuse> saidBy(Sentence what) {
        return Arrays.stream(values()).filter(each -> each.text().equals(what)).findFirst();
    }
}
