package org.botarena.arena.store;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.text.NameList;

/** Numbers by name, as on the command line: {@code random=0,uct=400}. */
final class NumberList {
    private NumberList() {}

    /** The text as on the command line, in order. */
    static String text(Map<String, Double> anchors) {
        return NameList.text(anchors.entrySet().stream()
                .map(anchor -> anchor.getKey() + "=" + anchor.getValue())
                .sorted()
                .toList());
    }

    /**
     * The numbers by name.
     *
     * @throws IllegalArgumentException for an invalid number
     */
    static Map<String, Double> parse(String option, List<String> anchors, String what, String example) {
        Map<String, Double> given = new TreeMap<>();
        for (String anchor : anchors) {
            Settings.require(
                    anchor.matches(".+=[-+]?[0-9]{1,5}(?:[.][0-9]{1,3})?"),
                    "--%s '%s' is not a name with its %s: %s".formatted(option, anchor, what, example));
            int sign = anchor.lastIndexOf('=');
            String name = anchor.substring(0, sign);
            Settings.require(
                    given.put(name, Double.valueOf(anchor.substring(sign + 1))) == null,
                    "--%s: '%s' is there twice".formatted(option, name));
        }
        return given;
    }
}
