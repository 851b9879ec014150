package org.botarena.arena.serve.hosting.entry;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/**
 * A person's uploaded file, stored on disk. Immutable.
 *
 * @param id an unguessable id
 * @param person the owner
 * @param file the owner's name for it, an untrusted text
 * @param bytes its size
 * @param sha256 its hash
 * @param received the arrival of its last byte
 * @param state of its check
 * @param answer the result of the check
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
    /** The state of an upload's check. */
    public enum State {
        /** It has not been checked. */
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
