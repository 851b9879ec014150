package org.botarena.arena.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** The name that was probably meant. */
public final class Suggestion {
    private Suggestion() {}

    /** The known name with the fewest letters to change, if that is less than half of them. */
    public static Optional<String> to(String name, Collection<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(candidate -> distance(name, candidate)))
                .filter(candidate -> 2 * distance(name, candidate) < Math.max(name.length(), candidate.length()));
    }

    /** Letters to insert, delete, replace, or exchange with the next one (Damerau 1964, Levenshtein 1966). */
    private static int distance(String one, String other) {
        int[][] rows = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    rows[i][j] = i + j;
                    continue;
                }
                int replaced = rows[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                rows[i][j] = Math.min(replaced, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
                boolean isExchanged = i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
                if (isExchanged) {
                    rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
                }
            }
        }
        return rows[one.length()][other.length()];
    }
}
