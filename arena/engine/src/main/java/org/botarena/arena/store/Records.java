package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** The records of a store's attempts, counted and voided, in the order in which they came, with their hashes. */
final class Records {
    private static final int AT_A_TIME = 200;

    private static final String ALL =
            "SELECT seq, 'attempt' AS kind, game, number, accepted, attempt.content, hash, game.content AS pairing,"
                    + " iif(number = (SELECT max(number) FROM attempt AS other WHERE other.game = attempt.game), digest,"
                    + " NULL) AS digest FROM attempt LEFT JOIN game ON game.id = attempt.game WHERE seq BETWEEN ?1 AND ?2"
                    + " UNION ALL SELECT seq, 'voided', game, number, NULL, voided.content, hash, game.content, NULL"
                    + " FROM voided LEFT JOIN game ON game.id = voided.game WHERE seq BETWEEN ?1 AND ?2 ORDER BY seq";

    private Records() {}

    /**
     * A record as it stands in its row.
     *
     * @param seq its number, from 1
     * @param kind the table
     * @param accepted why it took the place of another; null: it did not
     * @param content the packed attempt
     * @param pairing the packed pairing of the game; null: it is gone
     * @param digest of the attempt that counts, else null
     * @param isSound whether it is what was written, by its hash
     */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    record Stored(
            long seq,
            String kind,
            String game,
            int number,
            String accepted,
            byte[] content,
            byte[] pairing,
            byte[] digest,
            boolean isSound) {}

    /**
     * Reads them, some at a time, so that nobody who writes waits for a reader, nor the log grows meanwhile.
     *
     * @param after the number of the record before the first
     */
    static void each(Database database, long after, Consumer<Stored> reader) {
        long most = database.first(
                        "SELECT max((SELECT ifnull(max(seq), 0) FROM attempt), (SELECT ifnull(max(seq), 0) FROM voided))",
                        row -> row.getLong(1))
                .orElse(0L);
        byte[][] before = {hashOf(database, after)};
        for (long from = after + 1; from <= most; from += AT_A_TIME) {
            List<Stored> some = new ArrayList<>();
            database.each(
                    ALL,
                    row -> {
                        some.add(stored(row, before[0]));
                        before[0] = row.getBytes("hash");
                        return true;
                    },
                    from,
                    from + AT_A_TIME - 1);
            some.forEach(reader);
        }
    }

    private static byte[] hashOf(Database database, long seq) {
        return database.first(
                        "SELECT hash FROM attempt WHERE seq = ?1 UNION ALL SELECT hash FROM voided WHERE seq = ?1",
                        row -> row.getBytes(1),
                        seq)
                .orElse(Chain.START);
    }

    private static Stored stored(ResultSet row, byte[] before) throws SQLException {
        byte[] pairing = row.getBytes("pairing");
        boolean isSound = isSound(
                before,
                row.getString("kind"),
                row.getString("game"),
                row.getInt("number"),
                row.getString("accepted"),
                pairing,
                row.getBytes("content"),
                row.getBytes("hash"));
        return new Stored(
                row.getLong("seq"),
                row.getString("kind"),
                row.getString("game"),
                row.getInt("number"),
                row.getString("accepted"),
                row.getBytes("content"),
                pairing,
                row.getBytes("digest"),
                isSound);
    }

    /** Whether a record is what was written. */
    static boolean isSound(
            byte[] before,
            String kind,
            String game,
            int number,
            String accepted,
            byte[] pairing,
            byte[] content,
            byte[] hash) {
        return pairing != null
                && content != null
                && Arrays.equals(hash, Chain.next(before, kind, game, number, accepted, pairing, content));
    }
}
