package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * What the referee says of a request to an agent: a move, or a fault or a resignation, which loses the game. Every fault of
 * an agent ends as one of these; none is ever an exception. Immutable. {@link #sentence} holds facts of the arena's own and is
 * fit to be published; what the agent said goes to its author alone. A kind of fault is a record here, which says all that
 * others need of it: its components are the fields of the store's JSON and fill its phrase in the catalogue in order.
 */
@JsonAutoDetect(isGetterVisibility = Visibility.NONE)
public sealed interface Verdict {
    /** A legal move. */
    record Played(long move) implements Verdict {
        @Override
        public Sentence remedy() {
            return Sentence.NONE;
        }
    }

    /** A move that is not legal, in the game's notation. */
    record Illegal(
            @JsonProperty(value = "how", required = true) String move) implements Verdict {
        @Override
        public Sentence remedy() {
            return Sentence.of("remedy.illegal");
        }

        @Override
        public Sentence cause(String thrown) {
            return ProblemText.say("what.illegal");
        }
    }

    /**
     * No answer, or one that came after the deadline; milliseconds from the request to the answer or the ruling.
     *
     * @param control the clock that ran out; empty: each move had its own time
     */
    record Late(
            @JsonProperty(value = "took", required = true) double tookMs,

            @JsonProperty(value = "granted", required = true)
            double grantedMs,

            @OrNull @JsonProperty("clock") @JsonInclude(JsonInclude.Include.NON_ABSENT)
            Optional<String> control)
            implements Verdict {
        @Override
        public Sentence sentence() {
            return control.map(clock -> Sentence.of("verdict.late.clock", tookMs, grantedMs, clock))
                    .orElseGet(() -> Sentence.of("verdict.late", tookMs, grantedMs));
        }

        @Override
        public Sentence remedy() {
            return Sentence.of("remedy.late", Allowance.MOVE_TIME.quote());
        }

        @Override
        public Sentence cause(String thrown) {
            return ProblemText.say("what.late");
        }

        @Override
        public boolean isTimeout() {
            return true;
        }
    }

    /** The agent gave the game up, which its protocol has a word for. */
    record Resigned() implements Verdict {
        /** Its name in results and tables. */
        public static final String KIND = "resigned";

        @Override
        public Sentence remedy() {
            return Sentence.NONE;
        }
    }

    /** The agent threw an exception or an error. */
    record Threw() implements Verdict {
        @Override
        public Sentence remedy() {
            return Sentence.of("remedy.threw");
        }

        @Override
        public Sentence cause(String thrown) {
            return thrown.isEmpty() ? sentence() : ProblemText.say("what.threw", ProblemText.cut(thrown));
        }
    }

    /** The agent's process ended, or what it sent was no answer. */
    record Crashed(@JsonProperty(required = true) Sentence how) implements Verdict {
        @Override
        public Sentence remedy() {
            return Sentence.of("remedy.crashed", Allowance.PROCESS.quote());
        }
    }

    /** The agent used more heap than it has. */
    record OutOfMemory() implements Verdict {
        @Override
        public Sentence remedy() {
            return Sentence.of("remedy.out-of-memory", Allowance.HEAP.quote());
        }

        @Override
        public Sentence cause(String thrown) {
            return ProblemText.say("what.out-of-memory");
        }
    }

    /** The agent's constructor failed, or did not end within the start budget. */
    record FailedToStart(@JsonProperty(required = true) Sentence how) implements Verdict {
        @Override
        public Sentence remedy() {
            return Sentence.of("remedy.failed-to-start", Allowance.START_TIME.quote());
        }

        @Override
        public Sentence cause(String thrown) {
            return thrown.isEmpty() ? sentence() : ProblemText.say("what.constructor-threw", ProblemText.cut(thrown));
        }

        @Override
        public boolean isAtStart() {
            return true;
        }
    }

    /**
     * What the agent did wrong, in a phrase for its author alone; the facts that may be published unless there is more to say.
     *
     * @param thrown the first line of the exception that the host noted; empty: none
     */
    default Sentence cause(String thrown) {
        return sentence();
    }

    /** What the agent's author can do about it, in sentences; empty for a move. */
    Sentence remedy();

    /** Whether it loses the game. */
    default boolean isFault() {
        return !(this instanceof Played);
    }

    /** Whether the agent's clock ran out while it was to move. */
    default boolean isTimeout() {
        return false;
    }

    /** Whether the agent was not asked for a move yet. */
    default boolean isAtStart() {
        return false;
    }

    /** How many of these, by kind, are faults: all but resignations. */
    static int faults(Map<String, Integer> byKind) {
        return byKind.entrySet().stream()
                .filter(kind -> !kind.getKey().equals(Resigned.KIND))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** The name in results and tables: {@code played}, {@code out-of-memory}. */
    default String kind() {
        return new VerdictKind(getClass()).name();
    }

    /** {@link #sentence} in English. */
    default String reason() {
        return sentence().toString();
    }

    /** Facts that may be published. */
    default Sentence sentence() {
        return new VerdictKind(getClass()).sentence(this);
    }

    /**
     * The record of a kind of fault, whose components are the fields of the store's JSON.
     *
     * @throws IllegalArgumentException if there is no such fault
     */
    static Class<? extends Verdict> type(String kind) {
        return VerdictKind.named(kind).type();
    }
}
