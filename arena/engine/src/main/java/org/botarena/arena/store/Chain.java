package org.botarena.arena.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.botarena.arena.files.Sha256;

/**
 * The hashes of the records in the order in which they came: each is the SHA-256 of the one before it and of its own
 * record. A record that was changed, taken out or put in between shows; that is no signature, since whoever changes a
 * record on purpose can compute the hashes anew.
 */
final class Chain {
    private Chain() {}

    /** Before the first record. */
    public static byte[] start() {
        return new byte[32];
    }

    /**
     * The hash of a record.
     *
     * @param before the hash of the record before it
     * @param parts what it holds
     */
    public static byte[] next(byte[] before, AttemptId id, String accepted, byte[]... parts) {
        return next(before, id.table(), id.game(), id.number(), accepted, parts);
    }

    /**
     * The same of another table's.
     *
     * @param kind the table
     */
    public static byte[] next(byte[] before, String kind, String game, int number, String accepted, byte[]... parts) {
        MessageDigest digest = Sha256.digest();
        digest.update(before);
        add(digest, kind.getBytes(StandardCharsets.UTF_8));
        add(digest, game.getBytes(StandardCharsets.UTF_8));
        add(digest, ("" + number).getBytes(StandardCharsets.UTF_8));
        add(digest, (accepted == null ? "" : accepted).getBytes(StandardCharsets.UTF_8));
        for (byte[] part : parts) {
            add(digest, part);
        }
        return digest.digest();
    }

    private static void add(MessageDigest digest, byte[] part) {
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
        digest.update(part);
    }
}
