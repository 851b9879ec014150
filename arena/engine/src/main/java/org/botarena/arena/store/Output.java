package org.botarena.arena.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** What the agents printed, in a file of its own: it may be large, and it is for their authors alone. */
final class Output implements AutoCloseable {
    private final Database database;

    Output(Path file) {
        database = Database.open(file, "output");
    }

    /** Keeps what was printed by seat, in the place of what a run that was killed may have left. */
    void keep(String game, int attempt, List<String> bySeat) {
        if (hash(bySeat) != null) {
            database.change(() -> {
                database.update("DELETE FROM output WHERE game = ? AND attempt = ?", game, attempt);
                for (int seat = 0; seat < bySeat.size(); seat++) {
                    database.update(
                            "INSERT INTO output VALUES (?, ?, ?, ?)", game, attempt, seat, Packed.of(bySeat.get(seat)));
                }
            });
        }
    }

    /** What was printed, by seat; empty texts where there is nothing. */
    List<String> of(String game, int attempt, int seats) {
        List<String> texts = new ArrayList<>();
        database.each(
                "SELECT text FROM output WHERE game = ? AND attempt = ? ORDER BY seat",
                row -> texts.add(Packed.text(row.getBytes(1))),
                game,
                attempt);
        while (texts.size() < seats) {
            texts.add("");
        }
        return texts;
    }

    /** The SHA-256 of all of it; null if nobody printed anything. */
    static String hash(List<String> bySeat) {
        if (bySeat.stream().allMatch(String::isEmpty)) {
            return null;
        }
        MessageDigest digest = Originals.sha256();
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

    @Override
    public void close() {
        database.close();
    }
}
