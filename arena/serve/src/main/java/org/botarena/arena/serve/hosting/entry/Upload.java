package org.botarena.arena.serve.hosting.entry;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/**
 * What somebody has handed in: it is on the disk. Immutable.
 *
 * @param id that nobody can guess
 * @param person whose it is
 * @param file what he called it: hostile text
 * @param bytes of it
 * @param sha256 of it
 * @param received when its last byte came
 * @param state how far its check is
 * @param answer the words of the check
 */
public record Upload(
        String id,
        int person,
        String file,
        long bytes,
        String sha256,
        Instant received,
        State state,
        CheckAnswer answer) {
    /** How far the check of an upload is. */
    public enum State {
        /** Nobody has looked at it. */
        RECEIVED,
        /** The examiner has admitted it, and it waits for its trial. */
        QUEUED,
        /** The examiner or the trial has refused it. */
        REFUSED,
        /** It may play. */
        ADMITTED
    }

    static final String COLUMNS = "id, person, file, bytes, sha256, received, state, answer";

    static Upload read(ResultSet row) throws SQLException {
        return new Upload(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getLong(4),
                row.getString(5),
                Instant.parse(row.getString(6)),
                State.valueOf(row.getString(7)),
                new CheckAnswer(row.getString(8)));
    }
}
