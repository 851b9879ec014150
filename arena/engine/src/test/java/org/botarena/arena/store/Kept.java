package org.botarena.arena.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Program;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.Reports;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;

/**
 * A small tournament in a folder. Its agents play at random from their seeds and count instead of looking at the
 * clock, so that the same setup always gives the same bytes. One thread at a time.
 */
public class Kept {
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    private final Path folder;
    private final Setup setup;
    private final List<String> leaving;
    private Tournament tournament;

    public Kept(Path folder, Setup setup) {
        this(folder, setup, List.of());
    }

    /** A tournament that some entrants leave when it resumes. */
    public Kept(Path folder, Setup setup, List<String> leaving) {
        this.folder = folder;
        this.setup = setup;
        this.leaving = List.copyOf(leaving);
    }

    /** Four entrants, two concurrent games. */
    public static Setup setup(Format format, int pairs) {
        return setup(format, pairs, entrant("anna", 1), entrant("bert", 1), entrant("carl", 1), entrant("dora", 1));
    }

    public static Setup setup(Format format, int pairs, Entrant... entrants) {
        Setup plain = Contest.setup("reversi:size=4", pairs, "anna", "bert");
        return new Setup(plain.terms(), format, pairs, plain.openings(), plain.seed(), 2, List.of(entrants));
    }

    public static Entrant entrant(String name, int generation) {
        byte[] jar = "jar %d of %s".formatted(generation, name).getBytes(StandardCharsets.UTF_8);
        try {
            Path file = Files.createTempFile("kept", ".jar");
            file.toFile().deleteOnExit();
            Files.write(file, jar);
            String sha256 = Sha256.of(jar);
            Path source = Path.of(name + ".jar");
            Admitted admitted = new Admitted(
                    source, sha256, file, "student.MyAgent", Optional.empty(), List.of(), List.of(), false);
            OptionalInt number = OptionalInt.of(1 + name.charAt(0) - 'a');
            return new Entrant(name, admitted, Map.of("k", "0.5"), generation, number, List.of(new Author(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path folder() {
        return folder;
    }

    public Setup setup() {
        return setup;
    }

    public PlayedInProcess runner() {
        return new PlayedInProcess(setup.terms().rules());
    }

    /** Plays the remaining games, and writes the reports. */
    public void play() {
        play(runner(), store -> List.of());
    }

    /** Plays until that many more games have ended and stops like Ctrl-C; returns the reported games. */
    public List<GameRecord> playUntil(int games) {
        AtomicInteger left = new AtomicInteger(games);
        List<GameRecord> told = new ArrayList<>();
        play(
                runner(),
                store -> List.of((Spectator) game -> {
                    told.add(game);
                    if (left.decrementAndGet() == 0) {
                        stop();
                    }
                }));
        return told;
    }

    /** The spectators, for the store that is written. */
    public interface Watching {
        List<Spectator> of(Store store);

        /** Called when the store is open and nothing is in it yet. */
        default void opened() {}
    }

    /** Plays with another runner, with further spectators after the ledger. */
    public void play(GameRunner runner, Watching watching) {
        try (Store store = Store.open(folder)) {
            List<Spectator> spectators = new ArrayList<>();
            watching.opened();
            begin(store);
            List<Spectator> further = watching.of(store);
            Ledger ledger = store.games();
            spectators.add(ledger);
            spectators.addAll(further);
            Setup now = store.setup(Games.installed());
            RemainingScheduler left = new RemainingScheduler(new Schedule(now, Contest.fixtures(setup)), ledger);
            tournament = new Tournament(left, runner, setup.jobs(), Contest.replaysAtOnce(), spectators);
            Tournament.Ending ending = tournament.run();
            boolean isComplete = !ending.isInterrupted();
            store.changes().reach(isComplete ? State.FINISHED : State.STOPPED, ending.isInterrupted(), NOON.instant());
            Reports.write(store, Games.installed());
        }
    }

    /** Writes the reports into a folder in a language. */
    static void report(Store store, Ledger ledger, Path folder, Language language) {
        Games games = Games.installed();
        RunEnd end = store.end();
        Reports.write(store, ledger, games, folder, language, Optional.empty(), end, () -> {});
    }

    /** Stops the current run, like Ctrl-C. */
    public void stop() {
        tournament.stop();
    }

    void begin(Store store) {
        if (store.isEmpty()) {
            store.changes().settle(settings(), submitted(), new Provenance("1.2.3", "17", NOON.instant()), key());
        } else {
            RoundState now = store.roundState(Games.installed());
            store.changes().extend(submitted(), submitted().entrants(), leaving, now);
        }
        store.changes().absentees(Contest.roster(setup));
    }

    /** The key of the organizer. */
    public UserKey key() {
        return new UserKey(folder.resolveSibling("configuration").resolve("key"));
    }

    Settings settings() {
        return Settings.of(setup.terms(), setup.format(), setup.pairs(), setup.openings(), setup.seed(), "", 17)
                .titled(setup.title());
    }

    /** The setup with copies of the originals, since a store takes them away. */
    private Setup submitted() {
        return new Setup(
                setup.terms(),
                setup.format(),
                setup.pairs(),
                setup.openings(),
                setup.seed(),
                setup.jobs(),
                setup.entrants().stream().map(Kept::submitted).toList(),
                setup.anchors(),
                setup.turnover(),
                setup.title());
    }

    private static Entrant submitted(Entrant entrant) {
        Admitted jar = entrant.jar();
        try {
            Path copy = Files.createTempFile("kept-original", ".jar");
            copy.toFile().deleteOnExit();
            Files.copy(jar.staged(), copy, StandardCopyOption.REPLACE_EXISTING);
            return new Entrant(
                    entrant.name(),
                    new Admitted(
                            new Program.Jar(jar.source(), jar.sha256(), copy),
                            copy,
                            jar.agentClass(),
                            jar.positions(),
                            jar.settings(),
                            jar.warnings(),
                            jar.isSample(),
                            jar.notes(),
                            jar.code()),
                    entrant.options(),
                    entrant.generation(),
                    entrant.author(),
                    entrant.authors());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The content of the folder by path, without the store's own files. */
    public static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString();
                if (!name.matches("((tournament|output)[.]|journal[.]jsonl).*")) {
                    files.put(name, Files.readString(file, StandardCharsets.ISO_8859_1));
                }
            }
        }
        return files;
    }
}
