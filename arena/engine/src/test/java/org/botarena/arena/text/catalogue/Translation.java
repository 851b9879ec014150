package org.botarena.arena.text.catalogue;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the text of the catalogue that a test has in English, in another language. */
public final class Translation {
    private Translation() {}

    /** A text about a problem in a language; what is not one stays as it is. */
    public static String of(String english, Language into) {
        for (Map.Entry<String, String> text : Language.ENGLISH.all("problem.").entrySet()) {
            Matcher matcher = Pattern.compile("\\Q" + text.getValue().replaceAll("%[sd]", "\\\\E(.+)\\\\Q") + "\\E")
                    .matcher(english);
            if (text.getValue().matches(".*\\p{L}{3}.*") && matcher.matches()) {
                String filled = into.all("problem.").get(text.getKey());
                for (int i = 1; i <= matcher.groupCount(); i++) {
                    filled = filled.replaceFirst("%[sd]", Matcher.quoteReplacement(matcher.group(i)));
                }
                return filled;
            }
        }
        return english;
    }
}
