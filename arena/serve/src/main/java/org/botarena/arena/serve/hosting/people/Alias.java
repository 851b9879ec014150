package org.botarena.arena.serve.hosting.people;

import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.botarena.arena.text.VisibleText;

/**
 * The rules for authors' shown names, which must be readable and not confusable with other names. After Unicode
 * Technical Standard 39. Thread-safe.
 */
final class Alias {
    private static final Pattern READABLE =
            Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N} ._-]{0,22}[\\p{L}\\p{N}])?");

    /** A name given by the arena. */
    private static final Pattern GIVEN = Pattern.compile("(former )?author [0-9]+");

    /** Letters of one script, or of scripts that one language combines. */
    private static final SpoofChecker CHECKER = new SpoofChecker.Builder()
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
            .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
            .build();

    private Alias() {}

    /**
     * The normal form of an alias.
     *
     * @throws IllegalArgumentException with the reason if it cannot be shown
     */
    static String require(String alias) {
        String clean = Normalizer.normalize(alias, Normalizer.Form.NFC).strip();
        if (!READABLE.matcher(clean).matches()
                || isGiven(clean)
                || clean.codePoints().anyMatch(VisibleText::isInvisible)) {
            throw new IllegalArgumentException(
                    "'%s' cannot be shown: take 1 to 24 letters, digits, blanks, points, dashes, with a letter or a digit at each end"
                            .formatted(clean));
        }
        if (CHECKER.failsChecks(clean)) {
            throw new IllegalArgumentException(
                    "'%s' mixes letters that look alike: take the letters of one alphabet".formatted(clean));
        }
        return clean;
    }

    /** Whether this name is reserved for the arena. */
    static boolean isGiven(String name) {
        return GIVEN.matcher(name.toLowerCase(Locale.ROOT)).matches();
    }

    /** Whether readers may confuse two names, by their look or by their letters. */
    static boolean isLike(String one, String other) {
        return look(one).equals(look(other))
                || look(one.toLowerCase(Locale.ROOT)).equals(look(other.toLowerCase(Locale.ROOT)));
    }

    private static String look(String name) {
        return CHECKER.getSkeleton(name);
    }
}
