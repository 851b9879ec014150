package org.botarena.arena.serve.hosting.entry;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.page.AgentVersion;

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
    /**
     * How strong a version was when it left the ladder: later it is rated no more.
     *
     * @param elo null: nobody knows
     * @param low the lower end of its interval; null: there is none
     * @param high the upper end; null: there is none
     * @param games that it had played
     */
    public record Rating(Double elo, Double low, Double high, int games) {
        /** As its line in the standings says. */
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

        /** The same for the pages, with the version that it is of. */
        public AgentVersion told(Version version) {
            return new AgentVersion(version.number, elo, low, high, games, version.isActive);
        }
    }

    static final String COLUMNS = "person, number, upload, entrant, isactive, since";

    static Version read(ResultSet row) throws SQLException {
        return new Version(
                row.getInt(1), row.getInt(2), row.getString(3), row.getString(4), row.getInt(5) == 1, row.getString(6));
    }
}
