package org.botarena.arena.machine;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The size of a heap, {@code 256m} or {@code 1g}. Immutable.
 *
 * @param mebibytes from 16, below which a JVM with its loader does not start, to 2^20
 */
public record HeapSize(int mebibytes) {
    private static final int LEAST_MIB = 16;
    private static final int MOST_MIB = 1 << 20;
    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})([mg])");

    /**
     * Parses a size.
     *
     * @throws IllegalArgumentException with the valid form
     */
    public static HeapSize parse(String text) {
        Matcher matcher = FORM.matcher(text.toLowerCase(Locale.ROOT));
        if (matcher.matches()) {
            long mib = Long.parseLong(matcher.group(1)) * (matcher.group(2).equals("g") ? 1024 : 1);
            if (mib >= LEAST_MIB && mib <= MOST_MIB) {
                return new HeapSize((int) mib);
            }
        }
        throw new InvalidInput(Sentence.of("error.heap", text, LEAST_MIB));
    }

    /** As it is written. */
    @Override
    public String toString() {
        return mebibytes + "m";
    }
}
