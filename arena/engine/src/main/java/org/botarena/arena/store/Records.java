package org.botarena.arena.store;

import java.util.Optional;
import org.botarena.arena.record.form.Packed;

/** Reads the lines that a database keeps. */
public final class Records {
    private Records() {}

    /** The text of a stored line with that kind, or empty if it is missing, of another kind, or cannot be unpacked. */
    public static Optional<String> text(Database database, long seq, String kind) {
        return database.first("SELECT text FROM line WHERE seq = ? AND kind = ?", row -> row.getBytes(1), seq, kind)
                .flatMap(Records::unpacked);
    }

    /** The text of a stored line, or empty if it is missing or cannot be unpacked. */
    static Optional<String> text(Database database, long seq) {
        return database.first("SELECT text FROM line WHERE seq = ?", row -> row.getBytes(1), seq)
                .flatMap(Records::unpacked);
    }

    /** Whether a stored line is unchanged; ignores its entry. */
    static boolean isSound(long seq, String before, byte[] packed) {
        return unpacked(packed)
                .map(text -> JournalLine.of(0, 0, before, text))
                .filter(line -> line.seq() == seq && line.isSound())
                .isPresent();
    }

    private static Optional<String> unpacked(byte[] packed) {
        try {
            return Optional.of(Packed.text(packed));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** A stored line, or empty if it is missing or has changed. */
    static Optional<JournalLine> line(String before, byte[] packed) {
        return packed == null || before == null
                ? Optional.empty()
                : unpacked(packed)
                        .map(text -> JournalLine.of(0, 0, before, text))
                        .filter(JournalLine::isSound)
                        .map(JournalLine::parsed)
                        .filter(line -> line.entry().isPresent());
    }
}
