package org.botarena.arena.admission.examiner.limits;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A forbidden or impossible action of an agent, found in its class files or seen in a game: the same sentence in both
 * cases, and the row that states the limit.
 */
public enum Misuse {
    /** It ends its own JVM. */
    EXIT(Allowance.PROCESS),
    /** It waits on purpose. */
    SLEEP(Allowance.MOVE_TIME),
    /** It reads standard input, where no one types. */
    INPUT(Allowance.INPUT),
    /** It opens files. */
    FILES(Allowance.FILES),
    /** It opens connections. */
    NETWORK(Allowance.NETWORK),
    /** It starts other programs. */
    PROGRAMS(Allowance.PROCESSES),
    /** It calls machine code. */
    NATIVE(Allowance.NATIVE),
    /** It starts more threads than allowed. */
    THREADS(Allowance.THREADS),
    /** It opens a window or draws. */
    SCREEN(Allowance.SCREEN);

    private final Allowance row;

    Misuse(Allowance row) {
        this.row = row;
    }

    /** The row of the page on limits. */
    public Allowance row() {
        return row;
    }

    /** The problem and its remedy, in one line. */
    public Sentence text() {
        return ProblemText.say("what.misuse-" + name().toLowerCase(Locale.ROOT));
    }

    /** The misuse with this text, or empty if the text is about another problem. */
    public static Optional<Misuse> saidBy(Sentence what) {
        return Arrays.stream(values()).filter(each -> each.text().equals(what)).findFirst();
    }
}
