package org.botarena.arena.timing;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.catalogue.Worded;

/**
 * The time granted to agents for their start and for their moves. Every request of a game gets its {@link Deadline}
 * here. Its JSON form is {@link #milliseconds}. Immutable.
 *
 * @param start for loading and constructing the agent
 * @param moves for its moves
 */
public record TimeControl(Duration start, Moves moves) {
    /** Longer than anyone would wait. */
    public static final Duration UNLIMITED = Duration.ofDays(365);

    /** The time control of a game that another program played. */
    public static final TimeControl UNKNOWN = perMove(Duration.ZERO, Duration.ZERO);

    /** The maximum time for later moves of a trial, which tests for faults, not for strength. */
    private static final Duration LATER_OF_TRIAL = Duration.ofMillis(100);

    /** The first move of a trial gets a clock's base divided by this. */
    private static final int MOVES_OF_BASE = 20;

    private static final String START_MS = "startMs";
    private static final String MOVE_MS = "moveMs";
    private static final String BASE_MS = "baseMs";
    private static final String INCREMENT_MS = "incrementMs";

    /** A way to time the moves of a game. A new kind needs a record here and an option. */
    public sealed interface Moves {
        /** Starts the time keeping of an attempt. */
        Account account(int players);

        /** The maximum time of one move. */
        Duration longest();

        /** The maximum time of all moves of a game, by their number. */
        Duration longest(int players, double plies);

        /** Moves of the same kind that keep all moves of a game within this time, or empty if it is too short. */
        Optional<Moves> within(Duration time, int players, double plies);

        /** The name of its option. */
        String option();

        /** Its option's value, as typed. */
        String typed();

        /** The granted time in readable form: {@code 2 s}. */
        String shown();

        /** The granted time, with the given format for durations: {@code 2s a move}. */
        Sentence phrase(Function<Duration, String> show);

        /** The times for a trial: the first move, and later ones. */
        PerMove trial();

        /** The granted times in milliseconds, by name. */
        Map<String, Double> milliseconds();
    }

    /** The time that each seat has while an attempt is played. For one thread. */
    public interface Account {
        /** The deadline of a seat's next move. */
        Deadline next(int player);

        /**
         * Charges a move made in time.
         *
         * @param wallMs milliseconds from the request to the answer
         * @param cpuMs milliseconds of CPU time that the agent used for it
         * @param stallMs milliseconds in which the machine kept the agent or the referee from running
         */
        void charge(int player, double wallMs, double cpuMs, double stallMs);

        /** The milliseconds on each seat's clock; empty without clocks. */
        List<Double> leftMs();
    }

    /**
     * The same time for each move, whatever earlier moves took.
     *
     * @param first for each seat's first move
     * @param later for the others
     */
    public record PerMove(Duration first, Duration later) implements Moves {
        @Override
        public Account account(int players) {
            boolean[] hasMoved = new boolean[players];
            return new Account() {
                @Override
                public Deadline next(int player) {
                    return Deadline.of(hasMoved[player] ? later : first);
                }

                @Override
                public void charge(int player, double wallMs, double cpuMs, double stallMs) {
                    hasMoved[player] = true;
                }

                @Override
                public List<Double> leftMs() {
                    return List.of();
                }
            };
        }

        @Override
        public Duration longest() {
            return later;
        }

        @Override
        public Duration longest(int players, double plies) {
            return times(later, plies);
        }

        @Override
        public Optional<Moves> within(Duration time, int players, double plies) {
            Duration each = Duration.ofMillis((long) (time.toMillis() / plies) / 10 * 10);
            return each.isNegative() || each.isZero() ? Optional.empty() : Optional.of(new PerMove(each, each));
        }

        @Override
        public String option() {
            return "move-time";
        }

        @Override
        public String typed() {
            return later.toMillis() + "ms";
        }

        @Override
        public String shown() {
            return RoundedNumbers.time(ms(later));
        }

        @Override
        public Sentence phrase(Function<Duration, String> show) {
            return Sentence.of("page.time.move-time", show.apply(later));
        }

        @Override
        public PerMove trial() {
            return new PerMove(first, shorter(later, LATER_OF_TRIAL));
        }

        @Override
        public Map<String, Double> milliseconds() {
            return Map.of(MOVE_MS, ms(later));
        }
    }

    /**
     * A budget for all moves of a game: each move uses it up, and each move in time adds an increment.
     *
     * @param base at the beginning of a game
     * @param increment after each move
     */
    public record Clock(Duration base, Duration increment) implements Moves {
        /**
         * Parses {@code 60s+1s}, or {@code 5m} without an increment.
         *
         * @throws IllegalArgumentException describing the format
         */
        public static Clock parse(String text) {
            String[] parts = text.split("\\+", -1);
            try {
                if (parts.length > 2) {
                    throw new InvalidInput(Sentence.of("error.clock.spans"));
                }
                return new Clock(
                        Durations.parse(parts[0]), parts.length == 1 ? Duration.ZERO : Durations.parse(parts[1]));
            } catch (IllegalArgumentException e) {
                throw new InvalidInput(Sentence.of("error.clock", text, Worded.of(e)), e);
            }
        }

        @Override
        public Account account(int players) {
            long[] left = new long[players];
            Arrays.fill(left, base.toNanos());
            return new Account() {
                @Override
                public Deadline next(int player) {
                    return new Deadline(left[player])
                            .on(new Deadline.Clocks(
                                    Clock.this, Arrays.stream(left).boxed().toList()));
                }

                @Override
                public void charge(int player, double wallMs, double cpuMs, double stallMs) {
                    long charged = nanos(charged(wallMs, cpuMs, stallMs));
                    left[player] = Math.max(0, left[player] - charged) + increment.toNanos();
                }

                @Override
                public List<Double> leftMs() {
                    return Arrays.stream(left).mapToObj(each -> each / 1e6).toList();
                }
            };
        }

        /** The time charged: the machine's part does not count, but time in which the agent ran does. */
        private static double charged(double wallMs, double cpuMs, double stallMs) {
            return Math.max(wallMs - stallMs, Math.min(wallMs, cpuMs));
        }

        @Override
        public Duration longest() {
            return base;
        }

        @Override
        public Duration longest(int players, double plies) {
            return base.multipliedBy(players).plus(times(increment, plies));
        }

        @Override
        public Optional<Moves> within(Duration time, int players, double plies) {
            double part = (double) time.toMillis() / longest(players, plies).toMillis();
            Duration shorter = Duration.ofMillis((long) (base.toMillis() * part) / 100 * 100);
            return shorter.isNegative() || shorter.isZero()
                    ? Optional.empty()
                    : Optional.of(new Clock(shorter, Duration.ofMillis((long) (increment.toMillis() * part))));
        }

        @Override
        public String option() {
            return "clock";
        }

        @Override
        public String typed() {
            return toString();
        }

        @Override
        public String shown() {
            return toString();
        }

        @Override
        public Sentence phrase(Function<Duration, String> show) {
            return Sentence.of("page.time.clock", this);
        }

        @Override
        public PerMove trial() {
            return new PerMove(base.dividedBy(MOVES_OF_BASE).plus(increment), LATER_OF_TRIAL);
        }

        @Override
        public Map<String, Double> milliseconds() {
            Map<String, Double> fields = new LinkedHashMap<>();
            fields.put(BASE_MS, ms(base));
            fields.put(INCREMENT_MS, ms(increment));
            return fields;
        }

        /** {@code 1m+1s}, as typed. */
        @Override
        public String toString() {
            return Stream.of(base, increment)
                    .filter(span -> !span.isZero())
                    .map(Durations::show)
                    .collect(Collectors.joining("+"));
        }
    }

    /** The same time for every move. */
    public static TimeControl perMove(Duration move, Duration start) {
        return new TimeControl(start, new PerMove(move, move));
    }

    @JsonCreator
    static TimeControl of(Map<String, Double> milliseconds) {
        boolean isClock = milliseconds.containsKey(BASE_MS);
        return new TimeControl(
                span(milliseconds, START_MS),
                isClock
                        ? new Clock(span(milliseconds, BASE_MS), span(milliseconds, INCREMENT_MS))
                        : new PerMove(span(milliseconds, MOVE_MS), span(milliseconds, MOVE_MS)));
    }

    private static Duration span(Map<String, Double> milliseconds, String name) {
        Double number = milliseconds.get(name);
        if (number == null || !(number >= 0 && number <= ms(UNLIMITED))) {
            throw new IllegalArgumentException("%s is missing, or not a time".formatted(name));
        }
        return Duration.ofNanos(nanos(number));
    }

    /** Its published form: milliseconds by name. */
    @JsonValue
    public Map<String, Double> milliseconds() {
        Map<String, Double> fields = new LinkedHashMap<>(moves.milliseconds());
        fields.put(START_MS, ms(start));
        return fields;
    }

    /** Whether it is known because an arena played and granted it. */
    public boolean isKnown() {
        return !equals(UNKNOWN);
    }

    /** The clock of each game, or empty if each move has its own time. */
    public Optional<Clock> clock() {
        return moves instanceof Clock clock ? Optional.of(clock) : Optional.empty();
    }

    /** The deadline of an agent's start. */
    public Deadline starting() {
        return Deadline.of(start);
    }

    /** The time control for a trial, whose later moves are quick. */
    public TimeControl trial() {
        return new TimeControl(start, moves.trial());
    }

    /** The maximum duration of a game, including the starts. */
    public Duration longest(int players, double plies) {
        return start.multipliedBy(players).plus(moves.longest(players, plies));
    }

    /** The options by name, with their values as typed. */
    public Map<String, String> settings() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put(moves.option(), moves.typed());
        texts.put("start-time", start.toMillis() + "ms");
        return texts;
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private static Duration times(Duration time, double factor) {
        return Duration.ofMillis(Math.round(time.toMillis() * factor));
    }

    private static double ms(Duration span) {
        return span.toNanos() / 1e6;
    }

    private static long nanos(double milliseconds) {
        return Math.round(milliseconds * 1e6);
    }
}
