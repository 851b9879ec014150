package org.botarena.arena.report.gradebook;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.text.VisibleText;

/**
 * A person's or group's name in the form in which names are compared: NFKC, one blank for all blanks and underscores, small letters,
 * without marks that nobody sees and without the signs that course platforms drop from the names of folders. Immutable.
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

    /** The same words in one order, whichever of the names comes first: {@code Lee, Anna} is {@code Anna Lee}. */
    PersonName sorted() {
        return new PersonName(Arrays.stream(text.split("[, ]+", -1)).sorted().collect(Collectors.joining(" ")));
    }
}
