package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.machine.ProcessLock;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.report.summary.Provenance;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.store.database.Database;
import org.botarena.arena.store.database.NetworkDisk;
import org.botarena.arena.store.database.PlainFolder;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.database.StoreFiles;
import org.botarena.arena.store.entry.Absentees;
import org.botarena.arena.store.entry.Beginning;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.Originals;
import org.botarena.arena.store.entry.RosterEntry;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.StoredEntrant;
import org.botarena.arena.store.journal.Journal;
import org.botarena.arena.store.journal.RunLock;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * The store of one tournament, in its results folder: settings, entrants, games. Whatever is written is on disk, as a
 * whole, when the method returns. One thread at a time.
 */
public final class Store implements AutoCloseable {
    static final String FILE = StoreFiles.TOURNAMENT;
    public static final String LOCK = "tournament.lock";
    private static final String MADE_HERE = "made here";
    private static final String FILE_FACT = "file-";
    private final Path folder;
    private final Optional<RunLock> lock;
    private final StoreAccess access;

    private Store(Path folder, Optional<RunLock> lock, StoreAccess access) {
        this.folder = folder;
        this.lock = lock;
        this.access = access;
    }

    /** Whether a tournament is in that folder. */
    public static boolean isIn(Path folder) {
        return Stream.of(FILE, LOCK, Journal.FILE).anyMatch(file -> Files.isRegularFile(folder.resolve(file)));
    }

    /** Who is at the tournament in that folder now: {@code process 4711}; empty: nobody. */
    public static Optional<String> holder(Path folder) {
        return ProcessLock.holder(folder.resolve(LOCK));
    }

    /**
     * Opens the store of a tournament to write to it, or a folder for one that begins. What the store lacks is entered from the
     * journal. Nobody else can write until it is closed.
     *
     * @throws StoreException if another run has it, or it is damaged and there is no journal, or it is of a later version, or
     *     cannot be written
     */
    public static Store open(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new StoreException(
                    "cannot make the folder %s: %s. Choose another with --out.".formatted(folder, e.getMessage()), e);
        }
        NetworkDisk.refuse(folder);
        RunLock lock = RunLock.take(folder.resolve(LOCK));
        try {
            return new Store(folder, Optional.of(lock), StoreAccess.toWrite(folder));
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Opens the store of a tournament to read it, also while another run is at it. Nothing in the folder changes: what has to
     * be made from the journal first, or brought up to date, is made so in a temporary folder.
     *
     * @throws StoreException if there is none, or it is damaged and there is no journal, or it is of a later version
     */
    public static Store read(Path folder) {
        if (!isIn(folder)) {
            throw new StoreException("there is no tournament in %s: name a folder that arena run has written."
                    .formatted(folder.toAbsolutePath().normalize()));
        }
        PlainFolder.require(folder);
        return new Store(
                folder,
                Optional.empty(),
                StoreAccess.toRead(folder, holder(folder).isPresent()));
    }

    /** What was found on the way and fixed, in sentences: for those who have opened it. */
    public List<String> notes() {
        return access.notes();
    }

    /** The results folder. */
    public Path folder() {
        return folder;
    }

    /** Whether no tournament was settled here; a run that was killed at its very beginning leaves an empty folder. */
    public boolean isEmpty() {
        return !access.isBegun() || fact("started").isEmpty();
    }

    /**
     * Settles what the tournament is; nothing of it ever changes but the number of pairs and of games at a time, and who
     * plays. The journal's first line says it before the store is made.
     *
     * @param scanned the drop folder in which the entrants lay; empty: they were named
     * @param key of the user who holds it: {@link #isMadeHere} tells by it
     */
    public void settle(Settings settings, Setup setup, Provenance provenance, String scanned, UserKey key) {
        setup.entrants().forEach(this::keep);
        Beginning beginning = Beginning.of(Personal.newSalt(), settings, setup, provenance, scanned);
        String id = Beginning.id(StableJson.text(beginning));
        access.record(List.of(new Entry.Begin(beginning, key.sign(MADE_HERE, id).orElse(""))));
    }

    /** The original is moved to the others. */
    private void keep(Entrant entrant) {
        originals().take(entrant.program().original(), entrant.program().sha256());
    }

    /**
     * Goes on with as many pairs, and games at a time, as that setup has.
     *
     * @param joining who is new, or has a new jar
     * @param leaving the names of those who play no more
     * @param now where the tournament stands
     */
    public void extend(Setup setup, Collection<Entrant> joining, Collection<String> leaving, RoundState now) {
        joining.forEach(this::keep);
        List<Entry> entries = new ArrayList<>();
        leaving.forEach(name -> entries.add(entrants().withdrawal(name, now)));
        joining.forEach(entrant -> entrants().arrival(entrant, now).ifPresent(entries::add));
        entries.add(new Entry.Extended(setup.pairs(), setup.jobs()));
        access.record(entries);
    }

    /** Lets one play no more; its games stay on file, and count if that is how it stands. */
    void withdraw(String name, RoundState now) {
        access.record(List.of(entrants().withdrawal(name, now)));
    }

    /** Keeps what stands in the files of the folder that reports are made with, so that they can be written again. */
    public void keepSources() {
        Entry.KeptFile.NAMES.forEach(name -> {
            Path file = folder.resolve(name);
            try {
                if (Files.isRegularFile(file)) {
                    String text = ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND);
                    if (!fact(FILE_FACT + name).equals(Optional.of(text))) {
                        access.record(List.of(Entry.KeptFile.of(name, text)));
                    }
                }
            } catch (IOException e) {
                throw new StoreException("cannot read %s: %s".formatted(file, e.getMessage()), e);
            }
        });
    }

    /** What stood in those files when they were kept last, by name. */
    Map<String, String> sources() {
        return sources(database());
    }

    /** The same of a store that is not open as one; what else it may call a file is none. */
    public static Map<String, String> sources(Database database) {
        Map<String, String> texts = new TreeMap<>();
        Entry.KeptFile.NAMES.forEach(
                name -> TournamentProgress.noted(database, FILE_FACT + name).ifPresent(text -> texts.put(name, text)));
        return texts;
    }

    /** The tournament's id: the SHA-256 of what it began with; empty for one of an earlier arena. */
    public Optional<String> id() {
        return fact(JournalImport.BEGINNING).map(Beginning::id);
    }

    /**
     * Whether this user's arena began the tournament, and its settings are still those: what lies in the folder of another,
     * a jar with a game above all, is foreign code.
     */
    public boolean isMadeHere(UserKey key) {
        Optional<String> beginning = fact(JournalImport.BEGINNING);
        return beginning.isPresent()
                && key.hasSigned(
                        MADE_HERE,
                        Beginning.id(beginning.get()),
                        fact(JournalImport.MADE).orElse(""))
                && StableJson.value(beginning.get(), Beginning.class)
                        .settings()
                        .equals(TournamentProgress.settings(database()).texts());
    }

    /** What the tournament is. */
    public Settings settings() {
        Map<String, String> names = entrants().last().stream()
                .filter(one -> one.author().isPresent())
                .collect(Collectors.toMap(one -> one.row().id(), StoredEntrant::name));
        return new Settings(TournamentProgress.settings(database()).texts(), listedOpenings()).renamed(names);
    }

    /** The SHA-256 of the settings as they are on file, in which entrants have numbers. */
    public String settingsHash() {
        return TournamentProgress.settings(database()).hash();
    }

    /** What is wrong with the files, the settings and the entrants, in sentences. */
    public List<String> damage() {
        List<String> found = new ArrayList<>();
        database().damage().forEach(what -> found.add(FILE + ": " + what));
        output().damage().forEach(what -> found.add(StoreFiles.OUTPUT + ": " + what));
        if (!fact("settings").equals(Optional.of(settingsHash()))) {
            found.add("the record of the settings has changed");
        }
        found.addAll(entrants().damage());
        return found;
    }

    private Optional<Openings.Listed> listedOpenings() {
        return fact("openings").map(text -> StableJson.value(text, Openings.Listed.class));
    }

    /** Where the tournament stands: what it means to come, to leave or to have another jar now. */
    public RoundState roundState(Games games) {
        Setup setup = setup(games);
        if (setup.format().isFixed()) {
            return RoundState.ANY; // without a look at the games, of which there can be a million
        }
        Map<String, Outcome> ended = new HashMap<>();
        games().count(game -> ended.put(game.outcome().id(), game.outcome()));
        Set<String> unplayed =
                games().givenUp().stream().map(game -> game.pairing().id()).collect(Collectors.toSet());
        return RoundState.of(setup, ended, unplayed);
    }

    /** The setup with those who play now, from the originals: fit for reports, not for playing. */
    public Setup setup(Games games) {
        Settings settings = settings().requireNoFile();
        Terms terms = settings.terms(games);
        return new Setup(
                terms,
                settings.format(),
                pairs(),
                settings.openings(terms.rules()),
                settings.seed().orElseThrow(() -> TournamentProgress.isMissing(database(), "seed")),
                Integer.parseInt(TournamentProgress.required(database(), "jobs")),
                List.copyOf(entrants().counted().values()),
                settings.anchors(),
                entrants().turnover());
    }

    /** Pairs of games between every two. */
    public int pairs() {
        return Integer.parseInt(TournamentProgress.required(database(), "pairs"));
    }

    /** What it began with. */
    public Provenance provenance() {
        return new Provenance(
                TournamentProgress.required(database(), "arena"),
                TournamentProgress.required(database(), "java"),
                RecordChecks.instant(TournamentProgress.required(database(), "started")));
    }

    /** Who plays, who did, and who was withdrawn. */
    public StoredEntrants entrants() {
        return new StoredEntrants(database(), originals());
    }

    /** The games. */
    public Ledger games() {
        return new Ledger(
                database(),
                access,
                new StoredGames(database(), output(), entrants().all(), access.copies()));
    }

    /** Notes who does not play. */
    public void absentees(Roster roster) {
        access.record(List.of(RosterEntry.Absent.of(Absentees.of(roster))));
    }

    /** Who plays and who does not, for the reports. */
    public Roster roster() {
        Absentees absent = fact("absentees")
                .map(text -> StableJson.value(text, Absentees.class))
                .orElseGet(() -> new Absentees(List.of(), List.of()));
        List<Entrant> playing = List.copyOf(entrants().counted().values());
        return new Roster(playing, absent.refusals(), absent.leftOut(), List.of());
    }

    /** How far it is. */
    public TournamentProgress progression() {
        return new TournamentProgress(database(), access);
    }

    Optional<String> fact(String name) {
        return TournamentProgress.noted(database(), name);
    }

    public Database database() {
        return access.database();
    }

    public OutputDatabase output() {
        return access.output();
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
            lock.ifPresent(RunLock::close);
        }
    }
}
