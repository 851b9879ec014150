package org.botarena.arena.serve.hosting.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.commons.io.FilenameUtils;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.engine.Python;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import org.botarena.arena.view.TournamentView;

/** The venue of an event's games: its folder, game, isolation level, lanes and jars. Thread-safe. */
public final class EventVenue implements AutoCloseable {
    private static final String JAR = ".jar";

    private final Path folder;
    private final Installation installation;
    private final Map<String, String> settings;
    private final TournamentSpec spec;
    private final Venue venue;
    private final Isolation level;
    private final Lanes lanes;
    private final Uploads uploads;
    private final Map<Path, TournamentView> views = new ConcurrentHashMap<>();

    private EventVenue(
            Path folder,
            Installation installation,
            Map<String, String> settings,
            TournamentSpec spec,
            Venue venue,
            Uploads uploads) {
        this.folder = folder;
        this.installation = installation;
        this.settings = settings;
        this.spec = spec;
        this.venue = venue;
        this.level = level(spec, venue);
        requirePython(spec, level, venue);
        this.lanes = venue.lanes();
        this.uploads = uploads;
    }

    /**
     * Opens the venue of an event.
     *
     * @param settings the game settings, by the names of a tournament's options
     * @throws Failed with a remedy if nothing can be played safely
     * @throws IllegalArgumentException if a setting is wrong
     */
    public static EventVenue open(
            Path folder, Installation installation, Map<String, String> settings, Uploads uploads) {
        TournamentSpec spec = TournamentSpec.of(
                        new Settings(settings), installation, Clock.system(ZoneId.systemDefault()))
                .inProcesses();
        Venue venue = Venue.open(spec.agentJava(), spec.games());
        try {
            return new EventVenue(folder, installation, settings, spec, venue, uploads);
        } catch (RuntimeException e) {
            venue.close();
            throw e;
        }
    }

    private static Isolation level(TournamentSpec spec, Venue venue) {
        Protection protection =
                Protection.strongest(spec.isolation(), venue, spec.terms().heapMiB());
        protection.reason().ifPresent(reason -> {
            throw new Failed(
                    ("no uploads are taken: they are strangers' code, and %s. To take them without a sandbox, from"
                                    + " authors whom you trust: --isolation=process")
                            .formatted(reason));
        });
        return protection.level();
    }

    /**
     * Agents in Python need the sandbox and an interpreter; without them, opening the event fails instead of every
     * submission.
     */
    private static void requirePython(TournamentSpec spec, Isolation level, Venue venue) {
        if (!spec.entrants().takesPython()) {
            return;
        }
        if (level != Isolation.SANDBOX) {
            throw new Failed(
                    "no uploads in Python are taken: they play in a sandbox only. Leave out --isolation, or python in --languages");
        }
        try {
            Python.here(venue.machine().setpriv().isPresent());
        } catch (IOException e) {
            throw new Failed("no uploads in Python are taken. " + e.getMessage(), e);
        }
    }

    /** The folder of the event. */
    public Path folder() {
        return folder;
    }

    /** The installation, whose agents can be named. */
    public Installation installation() {
        return installation;
    }

    /** The folder of the samples. */
    public Path samples() {
        return installation.agents().resolve("samples");
    }

    /** The names of the samples, sorted. */
    public List<String> sampleNames() {
        try (Stream<Path> files = Files.isDirectory(samples()) ? Files.list(samples()) : Stream.of()) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(JAR))
                    .map(name -> name.substring(0, name.length() - JAR.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the samples cannot be listed", e);
        }
    }

    /** The game settings, by the names of a tournament's options. */
    public Map<String, String> settings() {
        return settings;
    }

    /** The settings of a new meeting of versions, to which others may be added. */
    Map<String, String> meeting() {
        Map<String, String> texts = new HashMap<>(settings);
        texts.remove("with");
        texts.put("agents", jars().toString());
        texts.put("yes", "true");
        return texts;
    }

    /** The same, read. */
    public TournamentSpec spec() {
        return spec;
    }

    /** The terms of every game. */
    public Terms terms() {
        return spec.terms();
    }

    /** The game of the event. */
    public GameType game() {
        return spec.entrants().game();
    }

    /** The languages in which agents may be written. */
    public List<String> languages() {
        List<String> asked = spec.entrants().languages();
        return asked.isEmpty() ? List.of("java") : asked;
    }

    /** The installed games, including those of jars. */
    public Games games() {
        return venue.games();
    }

    /** The isolation level in force. */
    public Isolation level() {
        return level;
    }

    /** The cores shared by all games of the event. */
    public Lanes lanes() {
        return lanes;
    }

    /** This machine's runners, on those cores. */
    public GameRunnerSource runners(Lanes.Use use) {
        return (own, terms, jobs) -> own.sharing(lanes).runner(terms, jobs, use);
    }

    /** The view of the tournament in a folder, which may not have begun yet. */
    public TournamentView view(Path tournament) {
        return views.computeIfAbsent(tournament, folder -> new TournamentView(folder, games(), Clock.systemUTC()));
    }

    /** Reads the tournament in a folder; its view is empty until then. */
    public void load(Path tournament) {
        TournamentView loaded = new TournamentView(tournament, games(), Clock.systemUTC());
        loaded.load();
        loaded.rows(); // No page waits for the first table.
        views.put(tournament, loaded);
    }

    /** Forgets the view of a folder, because another tournament will replace it. */
    public void forgetView(Path tournament) {
        views.remove(tournament);
    }

    /** The machine that serves the event. */
    public Machine machine() {
        return venue.machine();
    }

    /** The number of cores of this machine. */
    public int cores() {
        return machine().coreCount();
    }

    /** The folder of all jars of versions. */
    public Path jars() {
        return folder.resolve("entrants");
    }

    /** The jar of a version, at its own path, because two authors may have uploaded the same one. */
    public Path jar(Version version) {
        Path upload = uploads.path(uploads.find(version.upload()).orElseThrow());
        Path jar = jars().resolve(String.format(
                Locale.ROOT,
                "%d-%d.%s",
                version.person(),
                version.number(),
                FilenameUtils.getExtension(upload.toString())));
        try {
            Files.createDirectories(jars());
            if (!Files.exists(jar)) {
                link(upload, jar);
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException("the jar of %s cannot be kept".formatted(version.entrant()), e);
        }
    }

    private static void link(Path jar, Path path) throws IOException {
        try {
            Files.createLink(path, jar);
        } catch (FileAlreadyExistsException e) {
            return; // Another thread was faster.
        } catch (UnsupportedOperationException | IOException e) {
            Files.copy(jar, path);
        }
    }

    /** A separate venue for a thread, on the shared lanes. */
    public Venue open() {
        return Venue.open(spec.agentJava(), spec.games()).sharing(lanes);
    }

    @Override
    public void close() {
        try (venue) {
            lanes.close();
        }
    }
}
