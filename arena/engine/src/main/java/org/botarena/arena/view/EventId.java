package org.botarena.arena.view;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The position of an event in the stream, derived from its news. Immutable.
 *
 * @param sequence the number of the journal's last line at that time; -1 without one
 * @param number from 0 for each sequence; -1 before the first
 * @param part 0 for the news itself; higher for later consequences of it
 */
public record EventId(long sequence, long number, long part) implements Comparable<EventId> {
    /** Before everything. */
    public static final EventId NONE = new EventId(-1, -1, 0);

    private static final Pattern TEXT = Pattern.compile("(-?[0-9]{1,18})\\.(-?[0-9]{1,18})(?:\\.([0-9]{1,18}))?");
    private static final Comparator<EventId> ORDER = Comparator.comparingLong(EventId::sequence)
            .thenComparingLong(EventId::number)
            .thenComparingLong(EventId::part);

    /** Parses an ID that a browser sends back. Returns empty if it is invalid. */
    public static Optional<EventId> parse(String text) {
        Matcher id = TEXT.matcher(text == null ? "" : text);
        return id.matches()
                ? Optional.of(new EventId(
                        Long.parseLong(id.group(1)),
                        Long.parseLong(id.group(2)),
                        id.group(3) == null ? 0 : Long.parseLong(id.group(3))))
                : Optional.empty();
    }

    /** The next ID when no further news came. */
    public EventId next() {
        return new EventId(sequence, number, part + 1);
    }

    @Override
    public int compareTo(EventId other) {
        return ORDER.compare(this, other);
    }

    /** {@code 17.3}, or {@code 17.3.1}. */
    @JsonValue
    @Override
    public String toString() {
        return sequence + "." + number + (part == 0 ? "" : "." + part);
    }
}
