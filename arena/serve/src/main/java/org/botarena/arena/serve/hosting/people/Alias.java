package org.botarena.arena.serve.hosting.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The rules for the names under which authors are seen: readable, and not to be taken for another name. After Unicode Technical
 * Standard 39. Thread-safe.
 */
final class Alias {
    private static final Pattern READABLE =
            Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N} ._-]{0,22}[\\p{L}\\p{N}])?");

    /** A name that the arena gives. */
    private static final Pattern GIVEN = Pattern.compile("(former )?author [0-9]+");

    /** Letters of one script, or of the scripts that one language writes together. */
    private static final SpoofChecker CHECKER = new SpoofChecker.Builder()
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
            .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
            .build();

    private Alias() {}

    /**
     * The alias in its normal form.
     *
     * @throws IllegalArgumentException if it cannot be shown, with the reason
     */
    static String require(String alias) {
        String clean = Normalizer.normalize(alias, Normalizer.Form.NFC).strip();
        if (!READABLE.matcher(clean).matches() || isGiven(clean) || hasInvisible(clean)) {
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

    /** Whether only the arena may give this name. */
    static boolean isGiven(String name) {
        return GIVEN.matcher(name.toLowerCase(Locale.ROOT)).matches();
    }

    private static boolean hasInvisible(String name) {
        return name.codePoints()
                .anyMatch(each -> UCharacter.hasBinaryProperty(each, UProperty.DEFAULT_IGNORABLE_CODE_POINT));
    }

    /** Whether readers take one name for the other, by its look or by its letters. */
    static boolean isLike(String one, String other) {
        return look(one).equals(look(other))
                || look(one.toLowerCase(Locale.ROOT)).equals(look(other.toLowerCase(Locale.ROOT)));
    }

    private static String look(String name) {
        return CHECKER.getSkeleton(name);
    }
}
