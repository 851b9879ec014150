package org.botarena.arena.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Tally;

/**
 * A store of very many games: the time for the standings, the memory, and the size of a game. The first run, {@code
 * make FOLDER GAMES}, generates it; the second, {@code read FOLDER} in a fresh JVM, reads it. {@code force FOLDER}
 * measures the cost of forcing a line of the journal to disk.
 */
public final class ManyGames {
    private static final int ENTRANTS = 300;
    private static final int COURSES = 500;
    private static final int FORCED = 1_000;

    private ManyGames() {}

    /** {@code make FOLDER GAMES}, {@code read FOLDER} or {@code force FOLDER}. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[1]);
        switch (arguments[0]) {
            case "make" -> make(folder, Integer.parseInt(arguments[2]));
            case "read" -> read(folder);
            case "force" -> force(folder);
            default -> throw new IllegalArgumentException("make, read or force, not " + arguments[0]);
        }
    }

    private static void make(Path folder, int games) throws IOException {
        Rules<?> rules = Games.installed().parse("reversi");
        Setup setup = setup(rules, 1 + games / (ENTRANTS * (ENTRANTS - 1)));
        List<List<Ply>> courses = new ArrayList<>();
        RandomGenerator random = new SplittableRandom(1);
        for (int i = 0; i < COURSES; i++) {
            courses.add(course(rules, random));
        }
        long begin = System.nanoTime();
        try (Store store = Store.open(folder)) {
            store.changes()
                    .settle(
                            Settings.of(
                                    setup.terms(),
                                    setup.format(),
                                    setup.pairs(),
                                    setup.openings(),
                                    setup.seed(),
                                    "",
                                    17),
                            setup,
                            new Provenance("bench", "17", Instant.now()),
                            new UserKey(folder.resolveSibling("many-games.key")));
            // Nothing here needs to survive a crash, and a million commits to disk take hours.
            store.database().update("PRAGMA synchronous = OFF");
            store.access().journal().orElseThrow().withoutForce();
            Ledger ledger = store.games();
            Schedule schedule = new Schedule(setup, Fixtures.of(rules, setup.openings(), setup.seed()));
            for (int i = 0; i < games; i++) {
                ledger.ended(game(schedule.next().orElseThrow(), courses.get(random.nextInt(COURSES)), random));
            }
        }
        System.out.printf(
                "%,d games of %d entrants in %.0f s, %.0f bytes each%n",
                games, ENTRANTS, seconds(begin), (double) Files.size(folder.resolve("tournament.db")) / games);
    }

    private static void read(Path folder) throws IOException {
        long begin = System.nanoTime();
        try (Store store = Store.read(folder)) {
            Tally tally = new Tally(store.setup(Games.installed()));
            told("opened", begin);
            store.games().countInto(tally);
            told(String.format(Locale.ROOT, "%,d games counted", tally.games()), begin);
            String first = tally.standings().rows().get(0).entrant();
            told("standings (10 s are promised of a million games), first " + first, begin);
            Ratings ratings = tally.analysis().ratings();
            told("ratings, and what they prove", begin);
            told("ranges of places, the first's up to " + ratings.worstPlace(first), begin);
        }
        Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmHWM"))
                .forEach(System.out::println);
    }

    /** On a shared machine the CPU time is more meaningful. */
    private static void told(String what, long begin) {
        System.out.printf(
                "%s: after %.1f s, %.1f s of this thread's CPU time%n",
                what, seconds(begin), ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9);
    }

    private static double seconds(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    private static void force(Path folder) throws IOException {
        Files.createDirectories(folder);
        Rules<?> rules = Games.installed().parse("reversi");
        Setup setup = setup(rules, 1);
        RandomGenerator random = new SplittableRandom(1);
        Schedule schedule = new Schedule(setup, Fixtures.of(rules, setup.openings(), setup.seed()));
        GameRecord game = game(schedule.next().orElseThrow(), course(rules, random), random);
        Entry line = new GameEntry(0, null, game.bare(Optional.of(game.attempt())), null, null);
        double[] ms = new double[FORCED];
        try (Journal journal = Journal.open(folder)) {
            for (int i = 0; i < FORCED; i++) {
                long begin = System.nanoTime();
                journal.append(List.of(line));
                ms[i] = (System.nanoTime() - begin) / 1e6;
            }
        }
        Arrays.sort(ms);
        System.out.printf(
                "a forced line: median %.2f ms, p90 %.2f ms, p99 %.2f ms (%,d lines)%n",
                ms[FORCED / 2], ms[FORCED * 9 / 10], ms[FORCED * 99 / 100], FORCED);
    }

    private static Setup setup(Rules<?> rules, int pairs) throws IOException {
        Terms terms = new Terms(rules, Duration.ofSeconds(2), Duration.ofSeconds(5), 256, Isolation.PROCESS);
        List<Entrant> entrants = new ArrayList<>();
        for (int i = 0; i < ENTRANTS; i++) {
            entrants.add(entrant(String.format(Locale.ROOT, "entrant%03d", i)).numbered(OptionalInt.of(i + 1)));
        }
        return new Setup(terms, new RoundRobin(), pairs, Openings.of(rules), 7, 1, entrants);
    }

    private static Entrant entrant(String name) {
        byte[] jar = name.getBytes(StandardCharsets.UTF_8);
        try {
            Path file = Files.write(Files.createTempFile("many", ".jar"), jar);
            file.toFile().deleteOnExit();
            String sha256 = Sha256.of(jar);
            Admitted admitted = new Admitted(
                    Path.of(name + ".jar"), sha256, file, "student.Bot", Optional.empty(), List.of(), List.of(), false);
            return new Entrant(name, admitted, Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A random game whose plies have realistic times. */
    private static <P extends Position<P>> List<Ply> course(Rules<P> rules, RandomGenerator random) {
        List<Ply> plies = new ArrayList<>();
        P position = rules.start();
        while (position.turn() != Position.OVER) {
            long move = position.randomMove(random);
            plies.add(new Ply(
                    plies.size(),
                    position.turn(),
                    position.show(move),
                    Math.rint(random.nextDouble(2_000) * 1000) / 1000,
                    Math.rint(random.nextDouble(2_000)),
                    0));
            position = position.play(move);
        }
        return plies;
    }

    private static GameRecord game(ScheduledGame pairing, List<Ply> plies, RandomGenerator random) {
        double score = 2.0 * random.nextInt(-32, 33);
        Attempt attempt = new Attempt(
                plies,
                List.of(score, -score),
                List.of(),
                List.<ResourceUse>of(),
                Optional.empty(),
                Optional.empty(),
                0,
                Optional.empty());
        return new GameRecord(pairing, attempt, List.of(), List.of("", ""));
    }
}
