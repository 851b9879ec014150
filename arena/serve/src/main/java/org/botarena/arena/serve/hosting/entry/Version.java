package org.botarena.arena.serve.hosting.entry;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * An upload that may play. Immutable.
 *
 * @param person whose it is
 * @param number from 1
 * @param upload its id
 * @param entrant what it is called in tournaments: {@code anna@3}
 * @param isActive whether it plays for its author
 * @param since when it came
 */
public record Version(int person, int number, String upload, String entrant, boolean isActive, String since) {
    static final String COLUMNS = "person, number, upload, entrant, isactive, since";

    static Version read(ResultSet row) throws SQLException {
        return new Version(
                row.getInt(1), row.getInt(2), row.getString(3), row.getString(4), row.getInt(5) == 1, row.getString(6));
    }
}
