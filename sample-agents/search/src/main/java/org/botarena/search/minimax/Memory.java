package org.botarena.search.minimax;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.botarena.api.Position;

/**
 * The results of a search with memory: an unbounded map, as in the Bordeaux course (jalon 03, section 3). It is kept
 * across decisions and, if one process plays several games, across games. One thread at a time.
 */
public final class Memory<P extends Position<P>> {
    private final Function<P, Object> key;
    private final Map<Object, Entry> entries = new LinkedHashMap<>();

    /**
     * A stored result.
     *
     * @param depth the plies of its search
     * @param isExact whether the score comes from ends of the game
     * @param score to the side to move
     * @param best the action that gave the score; {@link Position#NONE} at a leaf
     */
    public record Entry(int depth, boolean isExact, double score, long best) {}

    private Memory(Function<P, Object> key) {
        this.key = key;
    }

    /** Makes a memory with whole positions as keys. */
    public static <P extends Position<P>> Memory<P> ofPositions() {
        return new Memory<>(position -> position);
    }

    /**
     * Makes a memory with the course's keys: the text up to the blank, because its {@code hash_code} contains the board
     * but not the side to move. Scores belong to the side to move. So this is harmless in games whose positions do
     * not depend on the side to move (Matches, Divide), and wrong elsewhere. It exists to compare with the course.
     */
    public static <P extends Position<P>> Memory<P> withoutTheSideToMove() {
        return new Memory<>(position -> board(position.toString()));
    }

    private static String board(String text) {
        int blank = text.indexOf(' ');
        return blank < 0 ? text : text.substring(0, blank);
    }

    /** The stored result of a position, or null. */
    Entry get(P position) {
        return entries.get(key.apply(position));
    }

    void put(P position, Entry entry) {
        entries.put(key.apply(position), entry);
    }

    /** The depth of the stored result of a position, or -1 if no result is stored. */
    public int depthOf(P position) {
        Entry entry = get(position);
        return entry == null ? -1 : entry.depth();
    }

    /** All stored results by the text of the key, in the order of their first use. */
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
