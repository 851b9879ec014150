package org.botarena.arena.match;

import java.util.Locale;

/**
 * What the referee says of a request to an agent: a move, or a fault, which loses the game. Every fault of an agent
 * ends as one of these; none is ever an exception. Immutable. {@link #reason} holds facts of the arena's own and is
 * fit to be published; what the agent said goes to its author alone.
 */
public sealed interface Verdict {
    /** A legal move. */
    record Played(long move) implements Verdict {
        @Override
        public String reason() {
            return "a legal move";
        }
    }

    /** A move that is not legal, in the game's notation. */
    record Illegal(String move) implements Verdict {
        @Override
        public String reason() {
            return "the move " + move + " is not legal";
        }
    }

    /** No answer, or one that came after the deadline; milliseconds from the request to the answer or the ruling. */
    record Late(double tookMs, double grantedMs) implements Verdict {
        @Override
        public String reason() {
            return String.format(Locale.ROOT, "no move after %.0f ms of %.0f ms", tookMs, grantedMs);
        }
    }

    /** The agent threw an exception or an error. */
    record Threw() implements Verdict {
        @Override
        public String reason() {
            return "the agent threw an exception";
        }
    }

    /** The agent's process ended, or what it sent was no answer. */
    record Crashed(String how) implements Verdict {
        @Override
        public String reason() {
            return how;
        }
    }

    /** The agent used more heap than it has. */
    record OutOfMemory() implements Verdict {
        @Override
        public String reason() {
            return "the agent's heap was full";
        }
    }

    /** The agent's constructor failed, or did not end within the start budget. */
    record FailedToStart(String how) implements Verdict {
        @Override
        public String reason() {
            return how;
        }
    }

    /** Facts that may be published, in a phrase. */
    String reason();

    /** Whether it loses the game. */
    default boolean isFault() {
        return !(this instanceof Played);
    }

    /** The name in results and tables: {@code played}, {@code out-of-memory}. */
    default String kind() {
        return getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
