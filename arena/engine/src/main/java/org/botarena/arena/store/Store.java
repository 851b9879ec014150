package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.machine.ProcessLock;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * The store of one tournament, in its results folder: settings, entrants, games. Every write is complete and on disk
 * when the method returns. One thread at a time.
 */
public final class Store implements AutoCloseable {
    static final String FILE = StoreFiles.TOURNAMENT;
    public static final String LOCK = "tournament.lock";
    static final String MADE_HERE = "made here";
    private final Path folder;
    private final Optional<ProcessLock> lock;
    private final StoreAccess access;

    private Store(Path folder, Optional<ProcessLock> lock, StoreAccess access) {
        this.folder = folder;
        this.lock = lock;
        this.access = access;
    }

    /** Whether a tournament is in that folder. */
    public static boolean isIn(Path folder) {
        return Stream.of(FILE, LOCK, Journal.FILE).anyMatch(file -> Files.isRegularFile(folder.resolve(file)));
    }

    /** The process that is running the tournament in that folder, such as {@code process 4711}, or empty if none is. */
    public static Optional<String> holder(Path folder) {
        return ProcessLock.holder(folder.resolve(LOCK));
    }

    /**
     * Opens the store of a tournament to write to it, or a folder for a new one. Missing lines are entered from the
     * journal. No other process can write until it is closed. On a network file system, where no database is safe,
     * the store is made from the journal in the folder for temporary files.
     *
     * @throws StoreException if another run has it, it is damaged and has no journal, it has another format, or the
     *     folder cannot be written
     */
    public static Store open(Path folder) {
        return open(folder, NetworkDisk.holds(folder), false);
    }

    /**
     * Opens the store of a tournament to write to it, and rebuilds its journal and its database from everything
     * readable.
     *
     * @throws StoreException if there is nothing to make them from, or as with {@link #open(Path)}
     */
    public static Store rebuild(Path folder) {
        PlainFolder.require(folder);
        return open(folder, NetworkDisk.holds(folder), true);
    }

    /**
     * Enters the journal's lines that the database of a tournament lacks. Otherwise each reader would do so in a copy.
     *
     * @throws StoreException as with {@link #open(Path)}
     */
    public static void index(Path folder) {
        if (!StoreAccess.isIndexed(folder)) {
            open(folder).close();
        }
    }

    /** Opens a store whose folder may be on the disk of another machine. */
    static Store open(Path folder, boolean isElsewhere, boolean isAnew) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new StoreException(
                    "cannot make the folder %s: %s. Choose another with --out.".formatted(folder, e.getMessage()), e);
        }
        ProcessLock lock = lock(folder);
        try {
            return new Store(folder, Optional.of(lock), StoreAccess.toWrite(folder, isElsewhere, isAnew));
        } catch (RuntimeException e) {
            release(lock);
            throw e;
        }
    }

    /** Keeps a second run out of the tournament. */
    private static ProcessLock lock(Path folder) {
        PlainFolder.require(folder.toAbsolutePath());
        Path file = folder.resolve(LOCK);
        try {
            return ProcessLock.take(file)
                    .orElseThrow(() -> new StoreException(Sentence.of(
                            "error.run-lock",
                            folder.toAbsolutePath(),
                            holder(folder)
                                    .map(Sentence::quote)
                                    .orElseGet(() -> Sentence.of("error.run-lock.unknown")))));
        } catch (IOException e) {
            throw new StoreException(
                    "cannot write %s: %s. Give the right to write there, or take another folder."
                            .formatted(file, ResultsException.why(e)),
                    e);
        }
    }

    private static void release(ProcessLock lock) {
        try {
            lock.close();
        } catch (IOException e) {
            throw new StoreException("the lock cannot be released: " + e.getMessage(), e);
        }
    }

    /**
     * Opens the store of a tournament to read it, even during another run. Nothing in the folder changes: a missing
     * or outdated database is made from the journal in a temporary folder.
     *
     * @throws StoreException if the folder has no tournament, nothing of it can be read, or it has another format
     */
    public static Store read(Path folder) {
        if (!isIn(folder)) {
            throw new StoreException(
                    Sentence.of("error.no-tournament", folder.toAbsolutePath().normalize()));
        }
        PlainFolder.require(folder);
        return new Store(
                folder,
                Optional.empty(),
                StoreAccess.toRead(folder, holder(folder).isPresent()));
    }

    /**
     * Opens the store of a tournament to read it as it was when the journal ended with that line.
     *
     * @throws StoreException as with {@link #read(Path)}
     */
    public static Store readUpTo(Path folder, long seq) {
        Store store = read(folder);
        try {
            store.access.hideAfter(seq);
            return store;
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    /** The repairs made on opening, in sentences for the user. */
    public List<String> notes() {
        return access.notes();
    }

    /** The lines of the journal that no file has any more, from 1. */
    public List<Long> lost() {
        return access.isBegun() ? state().lost().stream().map(seq -> seq + 1).toList() : List.of();
    }

    /** The results folder. */
    public Path folder() {
        return folder;
    }

    /** Whether the folder has no tournament; a run killed at its very start leaves an empty folder. */
    public boolean isEmpty() {
        return !access.isBegun() || !state().isBegun();
    }

    /** The operations that change it. */
    public TournamentChanges changes() {
        return new TournamentChanges(this);
    }

    /**
     * The tournament's id: the SHA-256 of its first settings and roster.
     *
     * @throws StoreException if those are lost
     */
    public String id() {
        return state().begin().beginning().id();
    }

    /**
     * Whether this user's arena began the tournament. Another user's folder is foreign code, above all a jar with a
     * game.
     */
    public boolean isMadeHere(UserKey key) {
        return state().isBegun()
                && key.hasSigned(MADE_HERE, id(), state().begin().made());
    }

    /** The settings of the tournament. */
    public Settings settings() {
        Map<String, String> names = entrants().last().stream()
                .collect(Collectors.toMap(one -> one.row().id(), StoredEntrant::name));
        return state().settings().with(Settings.PAIRS, "" + pairs()).renamed(names);
    }

    /** The damage of the files, the settings and the entrants, in sentences. */
    public List<String> damage() {
        List<String> found = new ArrayList<>();
        database().damage().forEach(what -> found.add(FILE + ": " + what));
        state().unreadable()
                .forEach(seq -> found.add(String.format(
                        Locale.ROOT, "line %d is damaged in both %s and %s", seq + 1, FILE, Journal.FILE)));
        found.addAll(entrants().damage());
        return found;
    }

    /** The current round of the tournament, and what it means to join, leave or replace a jar now. */
    public RoundState roundState(Games games) {
        Setup setup = setup(games);
        if (setup.format().isFixed()) {
            return RoundState.ANY; // without reading the games, of which there can be a million
        }
        List<List<GamePair>> draws = draws();
        Set<String> unplayed = games().givenUp().stream().map(GameRecord::id).collect(Collectors.toSet());
        if (!draws.isEmpty() && draws.size() == state().drawnRounds()) {
            return RoundState.ofDrawn(setup, draws, id -> games().find(id).map(Outcome::of), unplayed);
        }
        Map<String, Outcome> ended = new HashMap<>();
        games().count((game, line) -> ended.put(game.outcome().id(), game.outcome()));
        return RoundState.of(setup, draws, ended, unplayed);
    }

    /** The rounds whose draws are recorded, in their order: those of a format without an end. */
    public List<List<GamePair>> draws() {
        return state().draws();
    }

    /** The setup with the current entrants, from the originals; for reports only, not for playing. */
    public Setup setup(Games games) {
        Settings settings = settings().requireNoFile();
        Terms terms = settings.terms(games);
        return new Setup(
                terms,
                settings.format(),
                pairs(),
                settings.openings(terms.rules()),
                settings.seed().orElseThrow(() -> state().missing("seed")),
                state().jobs(),
                List.copyOf(entrants().counted().values()),
                settings.anchors(),
                entrants().turnover(entrants()::entrant),
                settings.title());
    }

    /** The number of pairs of games between every two entrants. */
    public int pairs() {
        return state().pairs();
    }

    /** The versions and the time at its start. */
    public Provenance provenance() {
        Beginning beginning = state().begin().beginning();
        return new Provenance(beginning.arena(), beginning.java(), RecordChecks.instant(beginning.started()));
    }

    /** The current, former and withdrawn entrants. */
    public StoredEntrants entrants() {
        return new StoredEntrants(state(), originals());
    }

    /** The games. */
    public Ledger games() {
        return new Ledger(this);
    }

    /** The entrants and the absentees, for the reports. */
    public Roster roster() {
        Absentees absent = state().absentees().orElse(Absentees.NONE);
        List<Entrant> playing = List.copyOf(entrants().counted().values());
        return new Roster(playing, absent.refusals(), absent.leftOut(), List.of());
    }

    /** The freeze that bounds what the public sees, or empty if the public sees everything. */
    public Optional<Freeze> freeze() {
        return state().freeze();
    }

    /** How far it is. */
    public State progress() {
        return state().state();
    }

    /**
     * How its last run ended; a run that was killed counts as interrupted. Without any end, the moment is the start.
     */
    public RunEnd end() {
        return state().reached()
                .map(last -> new RunEnd(
                        progress() == State.BEGUN || last.interrupted(),
                        RecordChecks.instant(last.ended()),
                        new Csv(last.tables()),
                        last.trimmed(),
                        last.notices()))
                .orElseGet(() -> new RunEnd(true, provenance().started(), Csv.COMMAS, Sentence.NONE, List.of()));
    }

    /** The state of the tournament, without its games. */
    TournamentState state() {
        return access.state();
    }

    /** The content of the organizer's files when last kept, by name. */
    public Map<String, String> files() {
        return state().files();
    }

    public Database database() {
        return access.database();
    }

    StoreAccess access() {
        return access;
    }

    public Originals originals() {
        return new Originals(folder.resolve("jars"));
    }

    @Override
    public void close() {
        try {
            access.close();
        } finally {
            lock.ifPresent(Store::release);
        }
    }
}
