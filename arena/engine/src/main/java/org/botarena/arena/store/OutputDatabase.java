package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.Printed;

/** What the agents printed, in a file of its own: it may be large, and it is for their authors alone. */
public final class OutputDatabase implements AutoCloseable {
    private final Database database;

    /** In that database. */
    public OutputDatabase(Database database) {
        this.database = database;
    }

    public static OutputDatabase open(Path file) {
        return new OutputDatabase(Database.open(file, Schema.OUTPUT));
    }

    /** Keeps what was printed, in the place of what is there. */
    public void keep(List<PrintedText> texts) {
        if (texts.isEmpty()) {
            return;
        }
        database.change(() -> texts.forEach(text -> {
            database.update("DELETE FROM output WHERE game = ? AND attempt = ?", text.game(), text.attempt());
            text.bySeat()
                    .forEach((seat, printed) -> database.update(
                            "INSERT INTO output VALUES (?, ?, ?, ?, ?)",
                            text.game(),
                            text.attempt(),
                            seat,
                            printed.text(),
                            printed.salt()));
        }));
    }

    /** What was printed, by seat; empty texts where there is nothing, or nothing that can be read. */
    public List<String> of(String game, int attempt, int seats) {
        Map<Integer, Printed> bySeat = bySeat(game, attempt);
        return IntStream.range(0, seats)
                .mapToObj(seat -> bySeat.containsKey(seat) ? bySeat.get(seat).said() : "")
                .toList();
    }

    /** The same as it is kept, of those who printed. */
    public Map<Integer, Printed> bySeat(String game, int attempt) {
        Map<Integer, Printed> bySeat = new TreeMap<>();
        database.each(
                "SELECT seat, text, salt FROM output WHERE game = ? AND attempt = ?",
                row -> {
                    bySeat.put(row.getInt(1), new Printed(row.getString(3), row.getBytes(2)));
                    return true;
                },
                game,
                attempt);
        return bySeat;
    }

    /** Whether nothing is there of an attempt but what its record says; some of it may have been taken away. */
    public boolean isSound(String game, int attempt, List<Personal> recorded) {
        List<Personal> printed = recorded == null ? List.of() : recorded;
        return bySeat(game, attempt).entrySet().stream()
                .allMatch(one -> one.getKey() < printed.size()
                        && one.getValue().personal().equals(printed.get(one.getKey())));
    }

    /** The texts of an attempt that its record has and that are not there. */
    public boolean isWhole(String game, int attempt, List<Personal> recorded) {
        List<Personal> printed = recorded == null ? List.of() : recorded;
        Map<Integer, Printed> bySeat = bySeat(game, attempt);
        return IntStream.range(0, printed.size())
                .allMatch(seat -> printed.get(seat) == null || bySeat.containsKey(seat));
    }

    /** What is wrong with the file, in sentences. */
    public List<String> damage() {
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
