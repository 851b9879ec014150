package org.botarena.arena.roster.profile;

import java.util.List;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Surface;

/**
 * How an entrant is presented. Immutable.
 *
 * @param displayName what readers see
 * @param group a class, a course, a company; empty: none
 * @param isRanked whether it has a place; it plays and counts all the same
 * @param authors the people behind it, where they are not its name; else as its jar says; empty: it does not
 * @param description as its jar says, of at most 2,000 characters; empty: it does not
 */
public record Profile(String displayName, String group, boolean isRanked, String authors, String description) {
    /** For spreadsheets. */
    public static final List<Column<Profile>> COLUMNS = List.of(
            Column.of("name", Profile::displayName, Surface.CSV), Column.of("group", Profile::group, Surface.CSV));

    /** Of one of whom nothing is said but the name. */
    public static Profile of(String name) {
        return new Profile(name, "", true, "", "");
    }
}
