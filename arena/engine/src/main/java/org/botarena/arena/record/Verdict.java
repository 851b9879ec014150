package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The referee's verdict on a request to an agent: a move, or a fault or a resignation, which loses the game. Every
 * fault of an agent becomes one of these, never an exception. Immutable. {@link #sentence} contains only the arena's
 * own facts, so it can be published; the agent's own text goes only to its author. To add a kind of fault, add a record
 * here: its components are the fields of the store's JSON and fill its phrase in the catalogue in order.
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
        public Sentence cause(String thrown) {
            return ProblemText.say("what.illegal");
        }
    }

    /**
     * No answer, or one that came after the deadline; milliseconds from the request to the answer or the ruling.
     *
     * @param control the clock that ran out, or empty if each move had its own time
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
    }

    /** The agent resigned, in the words of its protocol. */
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
        public Sentence cause(String thrown) {
            return thrown.isEmpty() ? sentence() : ProblemText.say("what.threw", ProblemText.cut(thrown));
        }
    }

    /** The agent's process ended or sent an invalid answer. */
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
    }

    /**
     * The agent's mistake in a phrase only for its author; the publishable facts unless there is more to say.
     *
     * @param thrown the first line of the exception that the host noted; may be empty
     */
    default Sentence cause(String thrown) {
        return sentence();
    }

    /** Advice for the agent's author, in sentences; empty for a move. */
    default Sentence remedy() {
        return Sentence.of("remedy." + kind());
    }

    /** Whether it loses the game. */
    default boolean isFault() {
        return !(this instanceof Played);
    }

    /** Whether the agent's clock ran out while it was to move. */
    default boolean isTimeout() {
        return this instanceof Late;
    }

    /** Whether the agent was not asked for a move yet. */
    default boolean isAtStart() {
        return this instanceof FailedToStart;
    }

    /** The number of faults among these, by kind: all except resignations. */
    static int faults(Map<String, Integer> byKind) {
        return byKind.entrySet().stream()
                .filter(kind -> !kind.getKey().equals(Resigned.KIND))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /**
     * The numbers of faults in words: {@code 2 late, 1 illegal}.
     *
     * @param named gives the name of a kind
     */
    static String counted(Map<String, Integer> byKind, UnaryOperator<String> named) {
        return byKind.entrySet().stream()
                .map(kind -> kind.getValue() + " " + named.apply(kind.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** The name in results and tables: {@code played}, {@code out-of-memory}. */
    default String kind() {
        return kind(getClass());
    }

    private static String kind(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** {@link #sentence} in English. */
    default String reason() {
        return sentence().toString();
    }

    /** Facts that may be published. */
    default Sentence sentence() {
        Object[] facts =
                Arrays.stream(getClass().getRecordComponents()).map(this::fact).toArray();
        return Sentence.of("verdict." + kind(), facts);
    }

    private Object fact(RecordComponent component) {
        try {
            return component.getAccessor().invoke(this);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("not readable: " + component, e);
        }
    }

    /**
     * The record of a kind of fault, whose components are the fields of the store's JSON.
     *
     * @throws IllegalArgumentException if there is no such fault
     */
    static Class<? extends Verdict> type(String kind) {
        return Stream.of(Verdict.class.getPermittedSubclasses())
                .filter(type -> type != Played.class && kind(type).equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'%s' is not a fault".formatted(kind)))
                .asSubclass(Verdict.class);
    }
}
