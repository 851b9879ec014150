package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.record.form.Printed;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;

/**
 * Writes the contents of a store as a journal, for a store whose journal is lost. It leaves out records that have changed since
 * they were written. One thread at a time.
 */
public final class Inventory {
    private final Database database;
    private final OutputDatabase output;
    private final Facts facts;
    private final TournamentProgress progression;

    public Inventory(Database database, OutputDatabase output) {
        this.database = database;
        this.output = output;
        this.facts = new Facts(database);
        this.progression = new TournamentProgress(database, entries -> {});
    }

    /** Gives all of it, the beginning first. */
    public void each(Consumer<Entry> taker) {
        List<StoredEntrant> everyone = new EntrantTable(database).everyone();
        Entry.Begin begin = begin(everyone);
        taker.accept(begin);
        turnover(everyone, begin.beginning()).forEach(taker);
        facts.noted("absentees")
                .map(text -> StableJson.value(text, Absentees.class))
                .ifPresent(absentees -> taker.accept(RosterEntry.Absent.of(absentees)));
        facts.files().forEach((name, text) -> taker.accept(Entry.KeptFile.of(name, text)));
        games(taker);
        taker.accept(new Entry.Extended(number("pairs"), number("jobs")));
        reached(taker);
    }

    private Entry.Begin begin(List<StoredEntrant> everyone) {
        Beginning beginning = StableJson.value(facts.required(JournalImport.BEGINNING), Beginning.class);
        return new Entry.Begin(begun(beginning, everyone), facts.required(JournalImport.MADE));
    }

    /** As it stands there, with what is personal of its entrants, which stands with them. */
    private static Beginning begun(Beginning beginning, List<StoredEntrant> everyone) {
        Map<String, StoredEntrant.Row> rows =
                everyone.stream().collect(Collectors.toMap(StoredEntrant::key, StoredEntrant::row));
        return beginning.with(beginning.entrants().stream()
                .map(row -> rows.getOrDefault(Entrant.key(row.id(), row.generation()), row))
                .toList());
    }

    /** Who is not of the beginning has come later; in a format without rounds that is all that tells. */
    private static List<Entry> turnover(List<StoredEntrant> everyone, Beginning beginning) {
        Set<String> first =
                beginning.entrants().stream().map(StoredEntrant.Row::id).collect(Collectors.toSet());
        List<Entry> entries = new ArrayList<>();
        Map<String, StoredEntrant> last = new HashMap<>();
        for (StoredEntrant one : everyone) { // in the order of their generations
            int since = one.standing().since();
            StoredEntrant before = last.put(one.row().id(), one);
            if (before != null) {
                entries.add(new RosterEntry.Replaced(one.row(), since, until(before)));
            } else if (!first.contains(one.row().id()) || one.generation() > 1) {
                entries.add(new RosterEntry.Joined(one.row(), since));
            }
        }
        last.values().stream()
                .filter(one -> one.standing().isWithdrawn())
                .forEach(one -> entries.add(new RosterEntry.Withdrawn(one.author(), until(one))));
        return entries;
    }

    private static Integer until(StoredEntrant one) {
        return one.standing().isSuperseded() || one.standing().until().isEmpty()
                ? null
                : Integer.valueOf(one.standing().until().getAsInt());
    }

    private void games(Consumer<Entry> taker) {
        Records.each(database, record -> {
            if (record.isSound()) {
                taker.accept(entry(record));
            }
        });
        database.all(
                        "SELECT content FROM unplayed ORDER BY game",
                        row -> StableJson.value(Packed.text(row.getBytes(1)), GameEntry.GivenUp.class))
                .forEach(one -> taker.accept(new GameEntry.GivenUp(
                        one.game(),
                        one.seated(),
                        one.reason(),
                        Printed.withTexts(one.printed(), output.bySeat(one.game(), PrintedText.DISTURBED)))));
    }

    private Entry entry(Records.Stored record) {
        String game = record.id().game();
        boolean isCounted = record.id().isCounted();
        Map<Integer, Printed> printed =
                output.bySeat(game, isCounted ? record.id().number() : PrintedText.DISTURBED);
        String content = Packed.text(record.content());
        if (isCounted) {
            GameEntry.Attempted one = StableJson.value(content, GameEntry.Attempted.class);
            return new GameEntry.Attempted(
                    game,
                    one.number(),
                    one.reason(),
                    one.seated(),
                    one.attempt(),
                    Printed.withTexts(one.printed(), printed));
        }
        GameEntry.Disturbed one = StableJson.value(content, GameEntry.Disturbed.class);
        return new GameEntry.Disturbed(
                game, one.number(), one.seated(), one.attempt(), Printed.withTexts(one.printed(), printed));
    }

    private void reached(Consumer<Entry> taker) {
        facts.noted("ended")
                .ifPresent(ended -> taker.accept(new Entry.Reached(
                        progression.state(),
                        progression.isInterrupted(),
                        ended,
                        progression.tables(),
                        progression.trimmed(),
                        progression.notices())));
    }

    private int number(String name) {
        return Integer.parseInt(facts.noted(name).orElse("1"));
    }

    /** Writes the journal, which appears as a whole; its last line. */
    public JournalLine write(Path file) {
        return JournalWriter.write(file.resolveSibling(file.getFileName() + ".part"), file, this::each);
    }
}
