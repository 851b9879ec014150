package org.botarena.search.minimax;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.botarena.api.Position;

/**
 * What a search with memory has learnt: a map without bound, as the course of Bordeaux has it (jalon 03, section 3). It
 * outlives a decision and, where one process plays several games, a game. One thread at a time.
 */
public final class Memory<P extends Position<P>> {
    private final Function<P, Object> key;
    private final Map<Object, Entry> entries = new LinkedHashMap<>();

    /**
     * What is known of a state.
     *
     * @param depth plies that were looked ahead from it
     * @param isExact whether the score was brought up from the end of a game
     * @param score to the side to move
     * @param best the action that gave the score; {@link Position#NONE} at a leaf
     */
    public record Entry(int depth, boolean isExact, double score, long best) {}

    private Memory(Function<P, Object> key) {
        this.key = key;
    }

    /** Remembers positions as they are: two are the same iff they are equal. */
    public static <P extends Position<P>> Memory<P> ofPositions() {
        return new Memory<>(position -> position);
    }

    /**
     * Remembers them as the course does, whose {@code hash_code} has the board and not the side to move: the text up to
     * the blank. Scores belong to the side to move, so this is harmless where both sides could be in each other's place
     * (Matches, Divide), and a mistake elsewhere; it is here to compare with the course.
     */
    public static <P extends Position<P>> Memory<P> withoutTheSideToMove() {
        return new Memory<>(position -> board(position.toString()));
    }

    private static String board(String text) {
        int blank = text.indexOf(' ');
        return blank < 0 ? text : text.substring(0, blank);
    }

    /** What is known of a position; null if nothing is. */
    Entry get(P position) {
        return entries.get(key.apply(position));
    }

    void put(P position, Entry entry) {
        entries.put(key.apply(position), entry);
    }

    /** How far the position was looked ahead from; -1 if it is not known. */
    public int depthOf(P position) {
        Entry entry = get(position);
        return entry == null ? -1 : entry.depth();
    }

    /** All that is known, by the text of the key, in the order in which it was met. */
    public Map<String, Entry> entries() {
        Map<String, Entry> copy = new LinkedHashMap<>();
        entries.forEach((state, entry) -> copy.put(state.toString(), entry));
        return copy;
    }

    /** Forgets everything. */
    public void clear() {
        entries.clear();
    }
}
