package org.botarena.arena.serve.hosting.entry;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.file.EventFile;

/** The test games of an event. Thread-safe. */
public record TestGameList(EventFile file) {
    private static final String COLUMNS = "number, person, first, second, asked, state, result";

    private List<TestGame> rows(String rest, Object... values) {
        return file.all(
                "SELECT " + COLUMNS + " FROM testgame " + rest,
                row -> new TestGame(
                        row.getLong(1),
                        row.getInt(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        TestGame.State.valueOf(row.getString(6)),
                        row.getString(7)),
                values);
    }

    /** A person's last test games, the newest first. */
    public List<TestGame> of(int person, int most) {
        return rows("WHERE person = ? ORDER BY number DESC LIMIT ?", person, most);
    }

    /** A person's test game that was played. */
    public Optional<TestGame> find(int person, long number) {
        return rows("WHERE person = ? AND number = ? AND state = ?", person, number, TestGame.State.PLAYED.name())
                .stream()
                .findFirst();
    }

    /** The number of a person's waiting games. */
    public long waiting(int person) {
        return file.number(
                "SELECT count(*) FROM testgame WHERE person = ? AND state = ?", person, TestGame.State.QUEUED.name());
    }

    /**
     * The number of games that a person has requested within a time span until now, without those that could not be
     * played.
     */
    public long asked(int person, Duration within) {
        return file.number(
                "SELECT count(*) FROM testgame WHERE person = ? AND state <> ? AND asked > ?",
                person,
                TestGame.State.FAILED.name(),
                EventFile.stamp(file.now().minus(within)));
    }

    /** The next game: the first request of the author with the fewest played games. */
    public Optional<TestGame> next() {
        return rows(
                        "AS one WHERE state = ? ORDER BY (SELECT count(*) FROM testgame WHERE person = one.person"
                                + " AND state <> ?), number LIMIT 1",
                        TestGame.State.QUEUED.name(),
                        TestGame.State.QUEUED.name())
                .stream()
                .findFirst();
    }

    /** Records a request for a game with each seating. */
    public void add(int person, String first, String second) {
        String now = file.stamp();
        file.change(() -> {
            for (List<String> sides : List.of(List.of(first, second), List.of(second, first))) {
                file.update(
                        "INSERT INTO testgame (person, first, second, asked, state, result) VALUES (?, ?, ?, ?, ?, '')",
                        person,
                        sides.get(0),
                        sides.get(1),
                        now,
                        TestGame.State.QUEUED.name());
            }
        });
    }

    /** Records the result of a game. */
    public void settle(long number, TestGame.State state, String result) {
        file.update("UPDATE testgame SET state = ?, result = ? WHERE number = ?", state.name(), result, number);
    }
}
