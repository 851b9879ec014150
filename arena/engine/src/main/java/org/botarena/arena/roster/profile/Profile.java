package org.botarena.arena.roster.profile;

import java.util.List;
import org.botarena.arena.text.Csv;

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
    /** Those of {@link #fields}. */
    public static final List<String> HEADINGS = List.of("name", "group");

    /** Of one of whom nothing is said but the name. */
    public static Profile of(String name) {
        return new Profile(name, "", true, "", "");
    }

    /** For spreadsheets. */
    public List<String> fields() {
        return List.of(Csv.harmless(displayName), Csv.harmless(group));
    }
}
