package org.botarena.arena.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names separated by commas: {@code random,"Lee, Anna"}. A name with a comma or a quotation mark is quoted, with
 * inner quotation marks doubled.
 */
public final class NameList {
    private static final Pattern NAME = Pattern.compile("\"((?:[^\"]|\"\")*+)\"(?=,|$)|[^,]*");

    private NameList() {}

    /** The names in a text; of an empty text the empty name. */
    public static List<String> parse(String text) {
        List<String> names = new ArrayList<>();
        Matcher name = NAME.matcher(text);
        for (int from = 0; from <= text.length() && name.find(from); from = name.end() + 1) {
            names.add(name.group(1) == null ? name.group() : name.group(1).replace("\"\"", "\""));
        }
        return names;
    }

    /** The text of names, which reads back as them. */
    public static String text(Collection<String> names) {
        return names.stream()
                .map(name -> name.matches("(?s).*[,\"].*") ? '"' + name.replace("\"", "\"\"") + '"' : name)
                .collect(Collectors.joining(","));
    }
}
