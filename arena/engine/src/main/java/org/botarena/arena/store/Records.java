package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** The records of a store's attempts, counted and voided, in the order in which they came, with their hashes. */
public final class Records {
    private static final int AT_A_TIME = 200;

    private static final String ALL = "SELECT seq, 'attempt' AS kind, game, number, accepted, attempt.content, hash,"
            + " iif(number = (SELECT max(number) FROM attempt AS other WHERE other.game = attempt.game), digest,"
            + " NULL) AS digest FROM attempt LEFT JOIN game ON game.id = attempt.game WHERE seq BETWEEN ?1 AND ?2"
            + " UNION ALL SELECT seq, 'voided', game, number, NULL, voided.content, hash, NULL"
            + " FROM voided WHERE seq BETWEEN ?1 AND ?2 ORDER BY seq";

    private Records() {}

    /**
     * A record as it stands in its row.
     *
     * @param seq its number, from 1
     * @param id which attempt it is
     * @param accepted why it took the place of another; null: it did not
     * @param content the packed entry
     * @param digest of the attempt that counts, else null
     * @param isSound whether it is what was written, by its hash
     */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    public record Stored(long seq, AttemptId id, String accepted, byte[] content, byte[] digest, boolean isSound) {}

    /**
     * The last of them.
     *
     * @param seq its number; 0: there is none
     * @param hash of it, on which the next one's hangs
     */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    record Last(long seq, byte[] hash) {}

    static Last last(Database database) {
        return database.first(
                        "SELECT seq, hash FROM attempt UNION ALL SELECT seq, hash FROM voided ORDER BY seq DESC LIMIT 1",
                        row -> new Last(row.getLong(1), row.getBytes(2)))
                .orElse(new Last(0, Chain.start()));
    }

    /** Reads them, some at a time, so that nobody who writes waits for a reader, nor the log grows meanwhile. */
    public static void each(Database database, Consumer<Stored> reader) {
        long most = last(database).seq;
        byte[][] before = {Chain.start()};
        for (long from = 1; from <= most; from += AT_A_TIME) {
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
            if (some.isEmpty()) {
                from = next(database, from) - AT_A_TIME; // a gap, which a stranger may have made without end
            }
        }
    }

    private static long next(Database database, long after) {
        return database.number(
                "SELECT min(seq) FROM (SELECT min(seq) AS seq FROM attempt WHERE seq > ?1"
                        + " UNION ALL SELECT min(seq) FROM voided WHERE seq > ?1)",
                after);
    }

    private static Stored stored(ResultSet row, byte[] before) throws SQLException {
        AttemptId id = new AttemptId(row.getString("kind"), row.getString("game"), row.getInt("number"));
        String accepted = row.getString("accepted");
        byte[] content = row.getBytes("content");
        boolean isSound = isSound(before, id, accepted, content, row.getBytes("hash"));
        return new Stored(row.getLong("seq"), id, accepted, content, row.getBytes("digest"), isSound);
    }

    /** Whether a record is what was written. */
    public static boolean isSound(byte[] before, AttemptId id, String accepted, byte[] content, byte[] hash) {
        return content != null && Arrays.equals(hash, Chain.next(before, id, accepted, content));
    }
}
