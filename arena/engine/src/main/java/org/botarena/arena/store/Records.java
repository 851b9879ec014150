package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.record.form.Packed;

/** The attempts of a store, counted and voided, in the order of their lines. */
public final class Records {
    private static final int AT_A_TIME = 200;
    private static final String ALL = "SELECT attempt.seq, 'attempt' AS kind, game, number, before, text,"
            + " iif(number = (SELECT max(number) FROM attempt AS other WHERE other.game = attempt.game), digest,"
            + " NULL) AS digest FROM attempt LEFT JOIN line ON line.seq = attempt.seq LEFT JOIN game ON game.id = game"
            + " WHERE attempt.seq > ?1"
            + " UNION ALL SELECT voided.seq, 'voided', game, number, before, text, NULL FROM voided"
            + " LEFT JOIN line ON line.seq = voided.seq WHERE voided.seq > ?1 ORDER BY 1 LIMIT " + AT_A_TIME;

    private Records() {}

    /**
     * A stored attempt.
     *
     * @param seq of its line, from 0
     * @param id which attempt it is
     * @param entry from its line; empty if that is missing or has changed
     * @param digest of the attempt that counts, else null
     */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    public record Stored(long seq, AttemptId id, Optional<GameEntry> entry, byte[] digest) {}

    /** Reads all attempts, some at a time: a long read would make writers wait and the log grow. */
    public static void each(Database database, Consumer<Stored> reader) {
        long last = -1;
        List<Stored> some;
        do {
            some = database.all(ALL, Records::stored, last);
            some.forEach(reader);
            last = some.isEmpty() ? last : some.get(some.size() - 1).seq;
        } while (some.size() == AT_A_TIME);
    }

    /** The text of a stored line; empty if it is missing or cannot be unpacked. */
    public static Optional<String> text(Database database, long seq) {
        return database.first("SELECT text FROM line WHERE seq = ?", row -> row.getBytes(1), seq)
                .flatMap(Records::unpacked);
    }

    private static Optional<String> unpacked(byte[] packed) {
        try {
            return Optional.of(Packed.text(packed));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Stored stored(ResultSet row) throws SQLException {
        AttemptId id = new AttemptId(row.getString("kind"), row.getString("game"), row.getInt("number"));
        return new Stored(
                row.getLong("seq"),
                id,
                entry(row.getString("before"), row.getBytes("text"))
                        .filter(entry -> entry.attemptId().equals(Optional.of(id))),
                row.getBytes("digest"));
    }

    /** The entry about a game in a stored line; empty if the line is missing or has changed. */
    static Optional<GameEntry> entry(String before, byte[] packed) {
        return line(before, packed)
                .flatMap(JournalLine::entry)
                .filter(GameEntry.class::isInstance)
                .map(GameEntry.class::cast);
    }

    /** A stored line; empty if it is missing or has changed. */
    static Optional<JournalLine> line(String before, byte[] packed) {
        try {
            return packed == null || before == null
                    ? Optional.empty()
                    : Optional.of(JournalLine.parse(0, 0, before, Packed.text(packed)))
                            .filter(JournalLine::isSound);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
