package org.botarena.arena.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.store.database.Database;
import org.botarena.arena.store.entry.Packed;
import org.botarena.arena.store.entry.PrintedText;

/** What the agents printed, in a file of its own: it may be large, and it is for their authors alone. */
public final class OutputDatabase implements AutoCloseable {
    private final Database database;

    OutputDatabase(Database database) {
        this.database = database;
    }

    public static OutputDatabase open(Path file) {
        return new OutputDatabase(Database.open(file, "output"));
    }

    /** Keeps what was printed, in the place of what is there. */
    void keep(List<PrintedText> texts) {
        if (texts.isEmpty()) {
            return;
        }
        database.change(() -> texts.forEach(text -> {
            database.update("DELETE FROM output WHERE game = ? AND attempt = ?", text.game(), text.attempt());
            for (int seat = 0; seat < text.bySeat().size(); seat++) {
                database.update(
                        "INSERT INTO output VALUES (?, ?, ?, ?)",
                        text.game(),
                        text.attempt(),
                        seat,
                        text.bySeat().get(seat));
            }
        }));
    }

    /** As a line of the journal holds it; null if nobody printed anything. */
    static List<byte[]> packed(List<String> bySeat) {
        return hash(bySeat) == null ? null : bySeat.stream().map(Packed::of).toList();
    }

    /** What was printed, by seat; empty texts where there is nothing, or nothing that can be read. */
    public List<String> of(String game, int attempt, int seats) {
        List<String> texts = new ArrayList<>();
        packed(game, attempt).forEach(text -> texts.add(textOrNothing(text)));
        while (texts.size() < seats) {
            texts.add("");
        }
        return texts;
    }

    /** The same as it is kept; empty: nothing. */
    List<byte[]> packed(String game, int attempt) {
        return database.all(
                "SELECT text FROM output WHERE game = ? AND attempt = ? ORDER BY seat",
                row -> row.getBytes(1),
                game,
                attempt);
    }

    /** Of the attempt with the highest number. */
    public List<byte[]> packedLast(String game) {
        return database.all(
                "SELECT text FROM output WHERE game = ?1 AND attempt = (SELECT max(attempt) FROM output WHERE game = ?1)"
                        + " ORDER BY seat",
                row -> row.getBytes(1),
                game);
    }

    /** The SHA-256 of what was packed; null if there is nothing, or it cannot be read. */
    public static String hashOfPacked(List<byte[]> bySeat) {
        return bySeat == null
                ? null
                : hash(bySeat.stream().map(OutputDatabase::textOrNothing).toList());
    }

    private static String textOrNothing(byte[] packed) {
        try {
            return Packed.text(packed);
        } catch (IllegalArgumentException e) {
            return ""; // verify names it
        }
    }

    /** The SHA-256 of all of it; null if nobody printed anything. */
    public static String hash(List<String> bySeat) {
        if (bySeat.stream().allMatch(String::isEmpty)) {
            return null;
        }
        MessageDigest digest = Sha256.digest();
        for (String text : bySeat) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
            digest.update(bytes);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    List<String> damage() {
        return database.damage();
    }

    public Database database() {
        return database;
    }

    @Override
    public void close() {
        database.close();
    }
}
