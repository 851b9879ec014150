package org.botarena.arena.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.botarena.arena.tournament.format.GamePair;

/**
 * The state of a tournament without its games: the journal's other entries, applied in order. They are read from the
 * database, or from the journal where a line in the database has changed. One thread at a time.
 */
final class TournamentState {
    /** The lines that are not about games; the words are those of the index, without which every line is read. */
    private static final String CHANGED =
            " FROM line WHERE seq > ? AND kind NOT IN ('attempt', 'accepted', 'disturbed', 'given-up')";

    private static final String CHANGES = "SELECT seq, before, text" + CHANGED + " AND kind <> 'drawn' ORDER BY seq";
    private static final String DRAWS = "SELECT seq, before, text" + CHANGED + " AND kind = 'drawn' ORDER BY seq";
    private static final String PLAYED = "SELECT 1 FROM line WHERE seq > ? AND kind IN ('attempt', 'given-up') LIMIT 1";

    private final Database database;
    private final JournalReader journal;
    private final NavigableMap<Integer, NavigableMap<Integer, StoredEntrant>> entrants = new TreeMap<>();
    private final Map<String, String> files = new TreeMap<>();
    private final List<Long> lost = new ArrayList<>();
    private final List<Long> unreadable = new ArrayList<>();
    private Optional<Entry.Begin> begin = Optional.empty();
    private Optional<Entry.Reached> reached = Optional.empty();
    private Optional<Absentees> absentees = Optional.empty();
    private Optional<Freeze> freeze = Optional.empty();
    private State state = State.BEGUN;
    private int pairs;
    private int jobs;
    private long end;
    private long seq = -1;

    /** The state from a database that was made from that journal. */
    TournamentState(Database database, JournalReader journal) {
        this.database = database;
        this.journal = journal;
        update();
    }

    /** Applies the lines that the database has entered since. */
    void update() {
        long last = database.number("SELECT ifnull(max(seq), -1)" + CHANGED, seq);
        if (last > seq) {
            entries(CHANGES, seq, (number, entry) -> {
                seq = number;
                entry.ifPresentOrElse(this::apply, () -> unreadable.add(number));
            });
            seq = Math.max(seq, last); // the last may be a draw
        }
    }

    private void entries(String query, long after, BiConsumer<Long, Optional<Entry>> reader) {
        database.all(query, row -> Map.entry(row.getLong(1), Records.line(row.getString(2), row.getBytes(3))), after)
                .forEach(line -> reader.accept(
                        line.getKey(),
                        line.getValue().or(() -> journal.find(line.getKey())).flatMap(JournalLine::entry)));
    }

    private void apply(Entry entry) {
        if (entry instanceof Entry.Begin first) {
            begin = Optional.of(first);
            first.beginning().entrants().forEach(entrant -> join(entrant, 0, 0));
            extend(first.beginning().pairs(), first.beginning().jobs());
        } else if (entry instanceof Entry.Extended extended) {
            extend(extended.pairs(), extended.jobs());
        } else if (entry instanceof Entry.Reached one) {
            reached = Optional.of(one);
            state = one.state();
            end = seq;
        } else if (entry instanceof Entry.Frozen frozen) {
            freeze = freeze.or(() -> Optional.of(new Freeze(seq, frozen.whole(), 0, seq)));
        } else if (entry instanceof Entry.Revealed revealed) {
            freeze = freeze.flatMap(one -> one.after(revealed, seq));
        } else if (entry instanceof Entry.KeptFile file) {
            file.text().ifPresent(text -> files.put(file.name(), text));
        } else if (entry instanceof Entry.Lost) {
            lost.add(seq);
        } else if (entry instanceof Entry.Joined joined) {
            join(joined.entrant(), joined.since(), joined.points());
        } else if (entry instanceof Entry.Replaced replaced) {
            StoredEntrant.Row row = replaced.entrant();
            generations(row.author())
                    .headMap(row.generation())
                    .replaceAll((number, one) -> one.ended(replaced.until()));
            generations(row.author()).replaceAll((number, one) -> one.withdrawn(false));
            join(row, replaced.since(), 0);
        } else if (entry instanceof Entry.Withdrawn withdrawn) {
            generations(withdrawn.author())
                    .replaceAll((number, one) -> one.withdrawn(true).ended(withdrawn.until()));
        } else if (entry instanceof Entry.Absent absent) {
            absentees = Optional.of(absent.absentees());
        }
    }

    private void extend(int newPairs, int newJobs) {
        pairs = newPairs;
        jobs = newJobs;
        state = State.BEGUN;
    }

    private void join(StoredEntrant.Row row, int since, double points) {
        generations(row.author()).putIfAbsent(row.generation(), StoredEntrant.since(row, since, points));
    }

    Database database() {
        return database;
    }

    /** Whether a tournament has begun. */
    boolean isBegun() {
        return begin.isPresent();
    }

    /**
     * The first line.
     *
     * @throws StoreException if it is missing
     */
    Entry.Begin begin() {
        return begin.orElseThrow(() -> missing("begin"));
    }

    /** The error of a store that lacks an entry with which every tournament begins. */
    StoreException missing(String name) {
        return new StoreException(
                "%s does not say what an arena notes first ('%s'): it comes from elsewhere or was changed"
                        .formatted(database.file(), name));
    }

    /** The settings of the first line, with numbers instead of the entrants' names. */
    Settings settings() {
        Beginning beginning = begin().beginning();
        return new Settings(beginning.settings(), List.of(), Optional.ofNullable(beginning.openings()));
    }

    /** The number of pairs of games between every two entrants. */
    int pairs() {
        return pairs;
    }

    /** Games at a time. */
    int jobs() {
        return jobs;
    }

    /**
     * The state of the tournament. A game played after an end begins another run, since the published results lack
     * it.
     */
    State state() {
        boolean isPlayedSince = state != State.BEGUN && database.number(PLAYED, end) > 0;
        return isPlayedSince ? State.BEGUN : state;
    }

    /** How its last run ended, or empty if none has ended. */
    Optional<Entry.Reached> reached() {
        return reached;
    }

    /** The freeze of the public view, or empty if the public sees everything. */
    Optional<Freeze> freeze() {
        return freeze;
    }

    /** The number of rounds whose draws are recorded. */
    int drawnRounds() {
        return (int) database.number("SELECT count(*)" + CHANGED + " AND kind = 'drawn'", -1);
    }

    /**
     * Reads the rounds whose draws are recorded, in their order, up to an unreadable one; a term of a ladder has
     * thousands.
     */
    List<List<GamePair>> draws() {
        Map<Integer, String> names =
                last().stream().collect(Collectors.toMap(StoredEntrant::author, StoredEntrant::name));
        List<Optional<Entry>> drawn = new ArrayList<>();
        entries(DRAWS, -1, (number, entry) -> drawn.add(entry));
        return drawn.stream()
                .takeWhile(Optional::isPresent)
                .map(entry -> ((Entry.Drawn) entry.get())
                        .bouts().stream()
                                .map(bout -> new GamePair(names.get(bout.one()), names.get(bout.other()), bout.pair()))
                                .toList())
                .toList();
    }

    /** The absentees, or empty if none were recorded. */
    Optional<Absentees> absentees() {
        return absentees;
    }

    /** The content of the organizer's files when last kept, by name. */
    Map<String, String> files() {
        return Collections.unmodifiableMap(files);
    }

    /** The numbers of the lines that no file has, from 0. */
    List<Long> lost() {
        return Collections.unmodifiableList(lost);
    }

    /** The numbers of the lines that are unreadable both here and in the journal, from 0. */
    List<Long> unreadable() {
        List<Long> all = new ArrayList<>(unreadable);
        entries(DRAWS, -1, (number, entry) -> {
            if (entry.isEmpty()) {
                all.add(number);
            }
        });
        return all;
    }

    /** Every generation of every entrant, in the order of their numbers. */
    List<StoredEntrant> everyone() {
        return entrants.values().stream().flatMap(one -> one.values().stream()).toList();
    }

    /** The last generation of each, in the order of their numbers, the withdrawn ones included. */
    List<StoredEntrant> last() {
        return entrants.values().stream()
                .filter(one -> !one.isEmpty())
                .map(one -> one.lastEntry().getValue())
                .toList();
    }

    /** The generations of an entrant, by number. */
    NavigableMap<Integer, StoredEntrant> generations(int author) {
        return entrants.computeIfAbsent(author, number -> new TreeMap<>());
    }

    /** A condition in SQL on an attempt's row: both entrants' games count. */
    String counting() {
        String superseded = everyone().stream()
                .filter(one -> one.standing().isSuperseded())
                .map(one -> "(" + one.author() + ", " + one.generation() + ")")
                .collect(Collectors.joining(", "));
        return superseded.isEmpty()
                ? "TRUE"
                : "(one, one_generation) NOT IN (VALUES %1$s) AND (other, other_generation) NOT IN (VALUES %1$s)"
                        .formatted(superseded);
    }
}
