package org.botarena.arena.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.match.Attempt;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Notation.Played;
import org.botarena.arena.store.Notation.Seated;
import org.botarena.arena.tournament.Counted;
import org.botarena.arena.tournament.Spectator;
import org.botarena.arena.tournament.Unplayed;

/**
 * The games of a tournament. Each is on disk, in one piece, when this has been told of its end; one that is there already
 * stays as it is. One thread at a time.
 */
public final class Ledger implements Spectator {
    /** In the place of an attempt's number: of what was printed in a game without a result. */
    private static final int DISTURBED = -1;

    private static final String COUNTING = "SELECT id, pairing, number, accepted, content FROM counting ";

    private final Database database;
    private final Output output;
    private final Map<String, Entrant> entrants;

    Ledger(Database database, Output output, Map<String, Entrant> entrants) {
        this.database = database;
        this.output = output;
        this.entrants = entrants;
    }

    @Override
    public void ended(GameRecord game) {
        if (number("SELECT count(*) FROM attempt WHERE game = ?", game.pairing().id()) == 0) {
            enter(game, null);
        }
    }

    /** Enters a game that was played once more: from now on it is the attempt that counts, marked with the reason. */
    public void accept(GameRecord game, String reason) {
        enter(game, reason);
    }

    private void enter(GameRecord game, String reason) {
        String id = game.pairing().id();
        int number = (int) number("SELECT count(*) FROM attempt WHERE game = ?", id);
        output.keep(id, number, game.logs());
        database.change(() -> {
            byte[] seated = enter(game.pairing());
            enterVoided(id, seated, game.voided());
            byte[] content = Packed.of(Notation.text(Played.of(game.result(), Output.hash(game.logs()))));
            byte[] hash = Chain.next(lastHash(), "attempt", id, number, reason, seated, content);
            database.update(
                    "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?)", nextSeq(), id, number, reason, content, hash);
            database.update("UPDATE game SET digest = ? WHERE id = ?", Digest.of(Counted.of(game)), id);
            database.update("DELETE FROM unplayed WHERE game = ?", id);
        });
    }

    @Override
    public void disturbed(GameRecord game) {
        String id = game.pairing().id();
        output.keep(id, DISTURBED, game.logs());
        database.change(() -> enterVoided(id, enter(game.pairing()), game.attempts()));
    }

    @Override
    public void unplayed(Unplayed game) {
        String id = game.pairing().id();
        game.record().ifPresent(record -> output.keep(id, DISTURBED, record.logs()));
        database.change(() -> {
            byte[] seated = enter(game.pairing());
            game.record().ifPresent(record -> enterVoided(id, seated, record.attempts()));
            database.update("INSERT OR REPLACE INTO unplayed VALUES (?, ?)", id, game.reason());
        });
    }

    private byte[] enter(Pairing pairing) {
        List<Entrant> sides = pairing.seats().stream().distinct().toList();
        database.update(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING",
                pairing.id(),
                sides.get(0).name(),
                sides.get(0).generation(),
                sides.get(1).name(),
                sides.get(1).generation(),
                Packed.of(Notation.text(Seated.of(pairing))));
        return database.first("SELECT content FROM game WHERE id = ?", row -> row.getBytes(1), pairing.id())
                .orElseThrow();
    }

    /** Enters those of a game's disturbed attempts that are not on file yet. */
    private void enterVoided(String id, byte[] seated, List<Attempt> attempts) {
        long onFile = number("SELECT count(*) FROM voided WHERE game = ?", id);
        attempts.stream().skip(onFile).forEach(attempt -> enterVoided(id, seated, attempt));
    }

    private void enterVoided(String id, byte[] seated, Attempt attempt) {
        int number = (int) number("SELECT count(*) FROM voided WHERE game = ?", id);
        byte[] content = Packed.of(Notation.text(Played.of(attempt, null)));
        byte[] hash = Chain.next(lastHash(), "voided", id, number, null, seated, content);
        database.update("INSERT INTO voided VALUES (?, ?, ?, ?, ?)", nextSeq(), id, number, content, hash);
    }

    private long nextSeq() {
        return number(
                "SELECT 1 + max((SELECT ifnull(max(seq), 0) FROM attempt), (SELECT ifnull(max(seq), 0) FROM voided))");
    }

    private byte[] lastHash() {
        return database.first(
                        "SELECT hash FROM (SELECT seq, hash FROM attempt UNION ALL SELECT seq, hash FROM voided)"
                                + " WHERE seq = ?",
                        row -> row.getBytes(1),
                        nextSeq() - 1)
                .orElse(Chain.START);
    }

    private long number(String sql, Object... values) {
        return database.first(sql, row -> row.getLong(1), values).orElse(0L);
    }

    /** How many games count. */
    public long count() {
        return number("SELECT count(*) FROM current WHERE digest IS NOT NULL");
    }

    /** The game of that id with the attempt that counts; empty: it has not been played, or counts no more. */
    public Optional<GameRecord> find(String id) {
        List<GameRecord> found = new ArrayList<>();
        each("WHERE id = ?", found::add, id);
        return found.stream().findFirst();
    }

    /** All games that count, in the order of their ids, each with the attempt that counts. */
    public void each(Consumer<GameRecord> reader) {
        each("ORDER BY id", reader);
    }

    /** What the tables need of all games that count, in the order of their ids: {@link #each} takes some hundred times as long. */
    public void count(Consumer<Counted> reader) {
        // Who plays is looked up here, since the view asks for it twice a game. A name and generation is one column,
        // for each
        // column of a row costs half a microsecond.
        Map<String, String> names = new HashMap<>();
        database.each("SELECT name || char(10) || generation, name FROM counted", row -> {
            names.put(row.getString(1), row.getString(2));
            return true;
        });
        database.each(
                "SELECT one || char(10) || one_generation, other || char(10) || other_generation, id, digest FROM game"
                        + " WHERE digest IS NOT NULL ORDER BY id",
                row -> {
                    String one = names.get(row.getString(1));
                    String other = names.get(row.getString(2));
                    if (one != null && other != null) {
                        reader.accept(Digest.counted(row.getString(3), one, other, row.getBytes(4)));
                    }
                    return true;
                });
    }

    private void each(String which, Consumer<GameRecord> reader, Object... values) {
        database.each(
                COUNTING + which,
                row -> {
                    String id = row.getString(1);
                    Pairing pairing = Notation.value(Packed.text(row.getBytes(2)), Seated.class)
                            .pairing(id, entrants);
                    Attempt attempt = Notation.value(Packed.text(row.getBytes(5)), Played.class)
                            .attempt();
                    Optional<String> accepted = Optional.ofNullable(row.getString(4));
                    reader.accept(new GameRecord(
                            pairing,
                            accepted.map(reason -> marked(attempt, reason)).orElse(attempt),
                            voided(id),
                            output.of(id, row.getInt(3), pairing.seats().size())));
                    return true;
                },
                values);
    }

    private static Attempt marked(Attempt attempt, String reason) {
        return new Attempt(
                attempt.plies(),
                attempt.scores(),
                attempt.faults(),
                attempt.footprints(),
                Optional.of("played again, and the new result counts: " + reason));
    }

    private List<Attempt> voided(String id) {
        return database.all(
                "SELECT content FROM voided WHERE game = ? ORDER BY number",
                row -> Notation.value(Packed.text(row.getBytes(1)), Played.class)
                        .attempt(),
                id);
    }

    /** The games that were given up, by id. */
    public List<Unplayed> givenUp() {
        return givenUp("ORDER BY current.id");
    }

    /** The game of that id, if it was given up. */
    public Optional<Unplayed> givenUpAs(String id) {
        return givenUp("WHERE current.id = ?", id).stream().findFirst();
    }

    private List<Unplayed> givenUp(String which, Object... values) {
        return database.all(
                "SELECT current.id, current.content, unplayed.reason FROM current"
                        + " JOIN unplayed ON unplayed.game = current.id " + which,
                row -> {
                    Pairing pairing = Notation.value(Packed.text(row.getBytes(2)), Seated.class)
                            .pairing(row.getString(1), entrants);
                    return new Unplayed(pairing, row.getString(3), disturbed(pairing));
                },
                values);
    }

    /** The attempts at a game that were disturbed, if there were any. */
    public Optional<GameRecord> disturbed(Pairing pairing) {
        List<Attempt> attempts = voided(pairing.id());
        int last = attempts.size() - 1;
        return last < 0
                ? Optional.empty()
                : Optional.of(new GameRecord(
                        pairing,
                        attempts.get(last),
                        attempts.subList(0, last),
                        output.of(pairing.id(), DISTURBED, pairing.seats().size())));
    }
}
