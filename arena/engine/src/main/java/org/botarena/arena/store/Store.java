package org.botarena.arena.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.report.Provenance;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.sandbox.ProcessLock;
import org.botarena.arena.tournament.Juncture;
import org.botarena.arena.tournament.Openings;
import org.botarena.arena.tournament.Outcome;
import org.botarena.arena.tournament.Setup;

/**
 * The store of one tournament, in its results folder: settings, entrants, games. Whatever is written is on disk, as a
 * whole, when the method returns. One thread at a time.
 */
public final class Store implements AutoCloseable {
    static final String FILE = "tournament.db";
    private static final String OUTPUT = "output.db";
    static final String LOCK = "tournament.lock";
    private static final String BEGINNING = "beginning";
    private static final String MADE = "made";
    private static final String MADE_HERE = "made here";

    private final Path folder;
    private final Optional<RunLock> lock;
    private final Database database;
    private final Output output;
    private final Originals originals;

    private Store(Path folder, Optional<RunLock> lock) {
        this.folder = folder;
        this.lock = lock;
        this.database = Database.open(folder.resolve(FILE), "tournament");
        this.output = new Output(folder.resolve(OUTPUT));
        this.originals = new Originals(folder.resolve("jars"));
    }

    /** Whether a tournament is in that folder. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE)) || Files.isRegularFile(folder.resolve(LOCK));
    }

    /** Who is at the tournament in that folder now: {@code process 4711}; empty: nobody. */
    public static Optional<String> holder(Path folder) {
        return ProcessLock.holder(folder.resolve(LOCK));
    }

    /**
     * Opens the store of a tournament to write to it, or makes an empty one. Nobody else can write until it is closed.
     *
     * @throws StoreException if another run has it, or it is damaged, of a later version, or cannot be written
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
            Store store = new Store(folder, Optional.of(lock));
            store.requireSound();
            return store;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Opens the store of a tournament to read it, also while another run is at it.
     *
     * @throws StoreException if there is none, or it is damaged or of a later version
     */
    public static Store read(Path folder) {
        if (!isIn(folder)) {
            throw new StoreException("there is no tournament in %s: name a folder that arena run has written."
                    .formatted(folder.toAbsolutePath().normalize()));
        }
        return new Store(folder, Optional.empty());
    }

    private void requireSound() {
        List<String> damage = database.quickDamage();
        if (!damage.isEmpty()) {
            close();
            throw new StoreException("%s is damaged (%s): arena verify says what of it can be read."
                    .formatted(folder.resolve(FILE), damage.get(0)));
        }
    }

    /** The results folder. */
    public Path folder() {
        return folder;
    }

    /** Whether a tournament was settled here; a run that was killed at its very beginning leaves an empty store. */
    public boolean isEmpty() {
        return fact("started").isEmpty();
    }

    /**
     * Settles what the tournament is; nothing of it ever changes but the number of pairs and of games at a time, and who
     * plays.
     *
     * @param scanned the drop folder in which the entrants lay; empty: they were named
     * @param key of the user who holds it: {@link #isMadeHere} tells by it
     * @param original the bytes with the SHA-256 of an entrant's jar
     */
    public void settle(
            Settings settings,
            Setup setup,
            Provenance provenance,
            String scanned,
            UserKey key,
            Function<Entrant, Path> original) {
        String beginning = Notation.text(Beginning.of(nonce(), settings, setup, provenance, scanned));
        database.change(() -> {
            fact(BEGINNING, beginning);
            fact(MADE, key.sign(MADE_HERE, Beginning.id(beginning)).orElse(""));
            settings.texts().forEach((name, text) -> database.update("INSERT INTO setting VALUES (?, ?)", name, text));
            fact("settings", hash(settings));
            if (setup.openings() instanceof Openings.Listed listed) {
                fact("openings", Notation.text(listed));
            }
            fact("arena", provenance.arena());
            fact("java", provenance.java());
            fact("started", provenance.started().toString());
            setup.entrants().forEach(entrant -> entrants().enter(entrant, original.apply(entrant)));
            extendTo(setup);
        });
    }

    /**
     * Goes on with as many pairs, and games at a time, as that setup has.
     *
     * @param joining who is new, or has a new jar
     * @param leaving the names of those who play no more
     * @param now where the tournament stands
     * @param original the bytes with the SHA-256 of an entrant's jar
     */
    public void extend(
            Setup setup,
            Collection<Entrant> joining,
            Collection<String> leaving,
            Juncture now,
            Function<Entrant, Path> original) {
        database.change(() -> {
            leaving.forEach(name -> entrants().withdraw(name, now));
            joining.forEach(entrant -> entrants().enter(entrant, now, original.apply(entrant)));
            extendTo(setup);
        });
    }

    private void extendTo(Setup setup) {
        fact("pairs", "" + setup.pairs());
        fact("jobs", "" + setup.jobs());
        fact("state", State.BEGUN.name());
    }

    private static String nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return HexFormat.of().formatHex(nonce);
    }

    /** The tournament's id: the SHA-256 of what it began with; empty for one of an earlier arena. */
    public Optional<String> id() {
        return fact(BEGINNING).map(Beginning::id);
    }

    /**
     * Whether this user's arena began the tournament, and its settings are still those: what lies in the folder of another,
     * a jar with a game above all, is foreign code.
     */
    public boolean isMadeHere(UserKey key) {
        Optional<String> beginning = fact(BEGINNING);
        return beginning.isPresent()
                && key.hasSigned(
                        MADE_HERE, Beginning.id(beginning.get()), fact(MADE).orElse(""))
                && Notation.value(beginning.get(), Beginning.class)
                        .settings()
                        .equals(settings().texts());
    }

    /** What the tournament is. */
    public Settings settings() {
        Map<String, String> texts = new HashMap<>();
        database.each("SELECT name, value FROM setting", row -> {
            texts.put(row.getString(1), row.getString(2));
            return true;
        });
        return new Settings(texts);
    }

    private static String hash(Settings settings) {
        byte[] texts = Notation.text(new TreeMap<>(settings.texts())).getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(Originals.sha256().digest(texts));
    }

    /** What is wrong with the files, the settings and the entrants, in sentences. */
    List<String> damage() {
        List<String> found = new ArrayList<>();
        database.damage().forEach(what -> found.add(FILE + ": " + what));
        output.damage().forEach(what -> found.add(OUTPUT + ": " + what));
        if (!fact("settings").equals(Optional.of(hash(settings())))) {
            found.add("the record of the settings has changed");
        }
        found.addAll(entrants().damage());
        return found;
    }

    /** The openings that came from a file; empty: there was none. */
    public Optional<Openings> listedOpenings() {
        return fact("openings").map(text -> Notation.value(text, Openings.Listed.class));
    }

    /** Where the tournament stands: what it means to come, to leave or to have another jar now. */
    public Juncture juncture(Games games) {
        Setup setup = setup(games);
        if (setup.format().isFixed()) {
            return Juncture.ANY; // without a look at the games, of which there can be a million
        }
        Map<String, Outcome> ended = new HashMap<>();
        games().count(game -> ended.put(game.outcome().id(), game.outcome()));
        Set<String> unplayed =
                games().givenUp().stream().map(game -> game.pairing().id()).collect(Collectors.toSet());
        return Juncture.of(setup, ended, unplayed);
    }

    /** The setup with those who play now, from the originals: fit for reports, not for playing. */
    public Setup setup(Games games) {
        Settings settings = settings();
        Rules<?> rules = games.parse(settings.text("game"));
        return new Setup(
                settings.terms(games),
                settings.format(),
                pairs(),
                settings.openings(rules, fact("openings").orElse("")),
                settings.seed(),
                Integer.parseInt(fact("jobs").orElseThrow()),
                List.copyOf(entrants().counted().values()),
                settings.anchors(),
                entrants().turnover());
    }

    /** Pairs of games between every two. */
    public int pairs() {
        return Integer.parseInt(fact("pairs").orElseThrow());
    }

    /** What it began with. */
    public Provenance provenance() {
        return new Provenance(
                fact("arena").orElseThrow(),
                fact("java").orElseThrow(),
                Instant.parse(fact("started").orElseThrow()));
    }

    /** Who plays, who did, and who was withdrawn. */
    public Enlistment entrants() {
        return new Enlistment(database, originals);
    }

    /** The games. */
    public Ledger games() {
        return new Ledger(database, output, entrants().all());
    }

    /** Notes who does not play. */
    public void absentees(Roster roster) {
        fact("absentees", Notation.text(Absentees.of(roster)));
    }

    /** Who plays and who does not, for the reports. */
    public Roster roster() {
        Absentees absent = fact("absentees")
                .map(text -> Notation.value(text, Absentees.class))
                .orElseGet(() -> new Absentees(List.of(), List.of()));
        List<Entrant> playing = List.copyOf(entrants().counted().values());
        return new Roster(playing, absent.refusals(), absent.leftOut(), List.of());
    }

    /** How far it is. */
    public Progression progression() {
        return new Progression(database);
    }

    private void fact(String name, String value) {
        Progression.note(database, name, value);
    }

    private Optional<String> fact(String name) {
        return Progression.noted(database, name);
    }

    /** For tests that listen to what is written. */
    Database database() {
        return database;
    }

    Output output() {
        return output;
    }

    Originals originals() {
        return originals;
    }

    @Override
    public void close() {
        output.close();
        database.close();
        lock.ifPresent(RunLock::close);
    }
}
