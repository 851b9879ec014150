package org.botarena.arena.store;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.text.NameList;

/** Ratings that are given, as they are typed: {@code random=0,uct=400}. */
final class AnchorList {
    private AnchorList() {}

    /** As it is typed, in order. */
    static String text(Map<String, Double> anchors) {
        return NameList.text(anchors.entrySet().stream()
                .map(anchor -> anchor.getKey() + "=" + anchor.getValue())
                .sorted()
                .toList());
    }

    /**
     * Elo points by entrant.
     *
     * @throws IllegalArgumentException for one that is none
     */
    static Map<String, Double> parse(List<String> anchors) {
        Map<String, Double> given = new TreeMap<>();
        for (String anchor : anchors) {
            Settings.require(
                    anchor.matches(".+=[-+]?[0-9]{1,5}(?:[.][0-9]{1,3})?"),
                    "--anchor '%s' is no name with its Elo points: random=0".formatted(anchor));
            int sign = anchor.lastIndexOf('=');
            String name = anchor.substring(0, sign);
            Settings.require(
                    given.put(name, Double.valueOf(anchor.substring(sign + 1))) == null,
                    "--anchor: '%s' is there twice".formatted(name));
        }
        return given;
    }
}
