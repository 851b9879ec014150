package org.botarena.arena.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A format as {@code results.json} names it, as the settings that it stands for. */
final class FormatText {
    private static final Pattern FINAL = Pattern.compile("(.*) with a final of ([0-9]+)");
    private static final Pattern SWISS = Pattern.compile("swiss of ([0-9]+) rounds");
    private static final Pattern KNOCKOUT = Pattern.compile("knockout, seeded (.*)");
    private static final Pattern GAUNTLET = Pattern.compile("gauntlet against (.*)");

    private FormatText() {}

    /** Whether it is a Swiss without a final: every round of it has pairs of its own, in order. */
    static boolean isPlainSwiss(String text) {
        return settings(text).get("format").startsWith("swiss")
                && !FINAL.matcher(text).matches();
    }

    /** The settings by name. */
    static Map<String, String> settings(String text) {
        Map<String, String> settings = new LinkedHashMap<>();
        Matcher withFinal = FINAL.matcher(text);
        String main = text;
        if (withFinal.matches()) {
            settings.put("final", withFinal.group(2));
            main = withFinal.group(1);
        }
        Matcher swiss = SWISS.matcher(main);
        Matcher knockout = KNOCKOUT.matcher(main);
        Matcher gauntlet = GAUNTLET.matcher(main);
        if (swiss.matches()) {
            settings.put("format", "swiss");
            settings.put("rounds", swiss.group(1));
        } else if (knockout.matches()) {
            settings.put("format", "knockout");
            settings.put("seeded", knockout.group(1));
        } else if (gauntlet.matches()) {
            settings.put("format", "gauntlet");
            settings.put("against", gauntlet.group(1));
        } else {
            settings.put("format", main);
        }
        return settings;
    }
}
