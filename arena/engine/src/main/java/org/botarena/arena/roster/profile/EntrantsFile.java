package org.botarena.arena.roster.profile;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.files.ForeignFile;

/**
 * {@code entrants.csv}: a header {@code file,name,group,ranked,family} and one line for each entrant, separated by
 * commas, semicolons or tabs. Immutable.
 *
 * @param lines in the order of the file
 */
record EntrantsFile(List<Line> lines) {
    static final List<String> COLUMNS = List.of("file", "name", "group", "ranked", "family");
    private static final Set<String> YES = Set.of("", "yes", "true", "1", "ja", "oui", "x");
    private static final Set<String> NO = Set.of("no", "false", "0", "nein", "non");

    EntrantsFile {
        lines = List.copyOf(lines);
    }

    /**
     * A line.
     *
     * @param number in the file, from 1
     * @param file the jar's, with or without its folder and ending, or the entrant's usual name
     * @param name to show, or empty for the usual one
     * @param group empty: none
     * @param isRanked whether it has a place
     * @param family of copies of one agent; empty: none
     */
    record Line(int number, String file, String name, String group, boolean isRanked, String family) {}

    /**
     * Reads the file.
     *
     * @throws IllegalArgumentException naming file and line, what is wrong and what to do
     */
    static EntrantsFile read(Path file) {
        return new EntrantsFile(HandWrittenTable.read(file, COLUMNS, "file").stream()
                .map(row -> line(file, row))
                .toList());
    }

    private static Line line(Path file, Map<String, String> row) {
        int number = Integer.parseInt(row.get(HandWrittenTable.NUMBER));
        String ranked = row.get("ranked").toLowerCase(Locale.ROOT);
        if (!YES.contains(ranked) && !NO.contains(ranked)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "%s, line %d: ranked is '%s': write yes or no",
                    file,
                    number,
                    ForeignFile.clipped(ranked)));
        }
        return new Line(
                number, row.get("file"), row.get("name"), row.get("group"), YES.contains(ranked), row.get("family"));
    }
}
