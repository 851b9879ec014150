package org.botarena.arena.files;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Derives a folder name for each entrant: ASCII letters, digits, dot, dash and underscore, and no name that Windows
 * reserves. Names differ even on file systems that ignore case. A suitable name is unchanged; any other gets a part
 * of its SHA-256 appended.
 */
public final class Folders {
    private static final int LONGEST = 80;
    private static final int SHORTEST_HASH = 8;
    private static final Pattern FINE = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*(?<![.])");
    private static final Pattern RESERVED =
            Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])([.].*)?", Pattern.CASE_INSENSITIVE);

    private Folders() {}

    /** Maps each name to its folder. */
    public static Map<String, String> of(Collection<String> names) {
        Map<String, String> folders = new TreeMap<>();
        names.forEach(name -> folders.put(name, isFine(name) ? name : hashed(name, SHORTEST_HASH)));
        for (int digits = SHORTEST_HASH; digits <= 64; digits += SHORTEST_HASH) {
            Map<String, List<String>> sharing = new HashMap<>();
            folders.forEach(
                    (name, folder) -> sharing.computeIfAbsent(folder.toLowerCase(Locale.ROOT), key -> new ArrayList<>())
                            .add(name));
            for (List<String> clash : sharing.values()) {
                if (clash.size() > 1) {
                    int longer = digits;
                    clash.forEach(name -> folders.put(name, hashed(name, longer)));
                }
            }
        }
        return folders;
    }

    /** Whether every system accepts the name as a folder. */
    public static boolean isFine(String name) {
        return name.length() <= LONGEST
                && !name.toLowerCase(Locale.ROOT)
                        .endsWith(".zip") // because the files of its author are packed into NAME.zip
                && FINE.matcher(name).matches()
                && !RESERVED.matcher(name).matches();
    }

    private static String hashed(String name, int digits) {
        String safe = name.replaceAll("[^A-Za-z0-9._-]", "_").replaceFirst("^[.-]", "_");
        String kept = RESERVED.matcher(safe).matches() ? "_" + safe : safe;
        return kept.substring(0, Math.min(kept.length(), LONGEST - SHORTEST_HASH)) + "-"
                + Sha256.of(name).substring(0, digits);
    }
}
