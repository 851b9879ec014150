package org.botarena.arena.admission.examiner.source;

import java.util.List;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/** Thrown when sources do not compile. */
public final class Uncompiled extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 3;

    private final transient List<String> errors;
    private final boolean lacksLibrary;

    Uncompiled(List<String> errors, boolean lacksLibrary) {
        super(String.join("\n", errors));
        this.errors = List.copyOf(errors);
        this.lacksLibrary = lacksLibrary;
    }

    /** The errors, each with file and line, in the compiler's order, or empty if there are no details. */
    public List<String> errors() {
        return errors;
    }

    /** Whether a missing library may be the cause. */
    public boolean lacksLibrary() {
        return lacksLibrary;
    }

    /** The first errors, in a line. */
    public Sentence shown() {
        String shown = String.join("; ", errors.subList(0, Math.min(errors.size(), MOST_SHOWN)));
        return errors.isEmpty()
                ? ProblemText.say("why.no-reason")
                : errors.size() > MOST_SHOWN
                        ? ProblemText.say("why.more", shown, errors.size() - MOST_SHOWN)
                        : Sentence.quote(shown);
    }

    /** Converts it to the refusal of the submission. */
    public Refusal refusal() {
        return new Refusal(
                ProblemText.say("what.syntax"),
                shown(),
                ProblemText.say(lacksLibrary ? "remedy.library" : "remedy.syntax"));
    }
}
