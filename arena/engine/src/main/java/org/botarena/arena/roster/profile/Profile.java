package org.botarena.arena.roster.profile;

import java.util.List;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Surface;

/**
 * The presentation of an entrant. Immutable.
 *
 * @param displayName the name that readers see
 * @param group a class, a course, a company; empty: none
 * @param isRanked whether it gets a place; it plays and counts in either case
 * @param authors its people if its name does not say; else the jar's own statement, or empty if unknown
 * @param description from the jar, at most 2,000 characters; empty: none
 */
public record Profile(String displayName, String group, boolean isRanked, String authors, String description) {
    /** For spreadsheets. */
    public static final List<Column<Profile>> COLUMNS = List.of(
            Column.of("name", Profile::displayName, Surface.CSV), Column.of("group", Profile::group, Surface.CSV));

    /** The profile of an entrant about which only the name is known. */
    public static Profile of(String name) {
        return new Profile(name, "", true, "", "");
    }
}
