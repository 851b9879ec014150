package org.botarena.arena.serve.hosting.entry;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.page.AgentVersion;

/**
 * An upload that may play. Immutable.
 *
 * @param person the owner
 * @param number from 1
 * @param upload its id
 * @param entrant its name in tournaments: {@code anna@3}
 * @param isActive whether it plays for its author
 * @param since the time of its creation
 */
public record Version(int person, int number, String upload, String entrant, boolean isActive, String since) {
    /**
     * The strength of a version in the ladder when it was last kept. A version that has left is not rated any more.
     *
     * @param elo null if unknown
     * @param low the lower end of its interval, or null
     * @param high the upper end, or null
     * @param games that it had played
     */
    public record Rating(Double elo, Double low, Double high, int games) {
        /** Reads the rating from a line of the standings. */
        public static Rating of(Row line) {
            int games = line.standing().games();
            return line.rating() == null
                    ? new Rating(null, null, null, games)
                    : new Rating(
                            line.rating().elo(),
                            line.rating().eloLow(),
                            line.rating().eloHigh(),
                            games);
        }

        /** The rating together with its version, for the pages. */
        public AgentVersion published(Version version) {
            return new AgentVersion(version.number, elo, low, high, games, version.isActive);
        }
    }

    static final String COLUMNS = "person, number, upload, entrant, isactive, since";

    static Version read(ResultSet row) throws SQLException {
        return new Version(
                row.getInt(1), row.getInt(2), row.getString(3), row.getString(4), row.getInt(5) == 1, row.getString(6));
    }
}
