package org.botarena.arena.report.gradebook;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.text.VisibleText;

/**
 * A person's or group's name normalized for comparison: NFKC, lower case, single blanks for blanks and underscores.
 * Invisible marks and the signs that course platforms drop from folder names are removed. Immutable.
 *
 * @param text empty: no name
 */
public record PersonName(String text) {
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}_]+");
    private static final Pattern DASHES = Pattern.compile("\\p{Pd}|\u2212");
    private static final Pattern DROPPED =
            Pattern.compile("[&<>\"`|':\\\\/*?~\u2018\u2019\u201a\u201b\u02bc\u00b4\u2032]");

    static PersonName of(String written) {
        String text = Normalizer.normalize(written, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        text = text.codePoints()
                .filter(each -> Character.isWhitespace(each) || !VisibleText.isInvisible(each))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        text = DASHES.matcher(text).replaceAll("-");
        text = DROPPED.matcher(text).replaceAll("");
        return new PersonName(BLANKS.matcher(text).replaceAll(" ").strip());
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** The words in sorted order, so that {@code Lee, Anna} equals {@code Anna Lee}. */
    PersonName sorted() {
        return new PersonName(Arrays.stream(text.split("[, ]+", -1)).sorted().collect(Collectors.joining(" ")));
    }
}
