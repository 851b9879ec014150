package org.botarena.arena.match;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.bench.Instant;
import org.botarena.bench.Quantiles;

/** The cost of games with programs in other languages compared with games of jars, in the same run. */
final class EngineCost {
    private static final int GAMES = Integer.getInteger("games", 1_000);
    private static final int OPENING = 8;

    private EngineCost() {}

    /**
     * Games against GRhino at level 1: the time of a move beyond the CPU time of its player, for a jar and GRhino in
     * turn. A fault ends the measurement.
     */
    static List<Quantiles> grhino(Premises premises) throws Exception {
        Quantiles jar = new Quantiles("a jar's move, beyond its CPU time", "ms");
        Quantiles engine = new Quantiles("GRhino's move, beyond its CPU time", "ms");
        Entrant instant = premises.entrant(Instant.class);
        Entrant grhino = premises.entrant("grhino", descriptor());
        int disturbed = 0;
        try (LocalGameRunner runner = premises.runner(premises.machine(), Duration.ofSeconds(2), Isolation.PROCESS)) {
            for (int i = 0; i < GAMES; i++) {
                List<Entrant> seats = i % 2 == 0 ? List.of(instant, grhino) : List.of(grhino, instant);
                ScheduledGame pairing = pairing(i, opening(premises.rules(), i / 2), seats);
                Attempt attempt = runner.play(pairing).result();
                if (attempt.isDisturbed()) {
                    disturbed++;
                } else if (!attempt.faults().isEmpty()) {
                    throw new IllegalStateException(String.format(Locale.ROOT, "game %d: %s", i, attempt.faults()));
                }
                for (Ply ply : attempt.plies()) {
                    if (ply.player() >= 0) {
                        (ply.player() == i % 2 ? jar : engine).add(ply.wallMs() - ply.cpuMs() - ply.stallMs());
                    }
                }
            }
        }
        Quantiles.print(
                String.format(
                        Locale.ROOT,
                        "GRhino at level 1: %d games without a fault, %d disturbed (promised 2 ms above a jar's)",
                        GAMES,
                        disturbed),
                jar,
                engine);
        return List.of(jar, engine);
    }

    private static Path descriptor() throws Exception {
        Path file = OpenFolder.temporary("botarena-bench-").resolve("grhino.engine.json");
        Files.writeString(file, """
                {"protocol": "gtp", "command": ["/usr/games/gtp-rhino", "--level=1"], "game": "reversi",
                 "reads": ["/usr/share/grhino"], "memoryMiB": 256}
                """);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        return file;
    }

    /** Whole games of Reversi in the sandbox: random in Python against random in Java, and two of Java, in turn. */
    static List<Quantiles> python(Premises premises) throws Exception {
        Quantiles jars = new Quantiles("a game of two random.jar", "ms");
        Quantiles mixed = new Quantiles("a game of random.jar and random in Python", "ms");
        Entrant java = premises.entrant("random", Path.of("agents/samples/random.jar"));
        Entrant python = premises.entrant("snake", Path.of("sample-agents/python/random"));
        try (LocalGameRunner runner = premises.runner(premises.machine(), Duration.ofSeconds(2), Isolation.SANDBOX)) {
            for (int i = 0; i < Math.min(GAMES, 100); i++) {
                for (boolean isMixed : new boolean[] {false, true}) {
                    Fixture fixture = opening(premises.rules(), i);
                    long began = System.nanoTime();
                    Attempt attempt = runner.play(pairing(2 * i, fixture, List.of(java, isMixed ? python : java)))
                            .result();
                    if (attempt.isDisturbed() || !attempt.faults().isEmpty()) {
                        throw new IllegalStateException(String.format(Locale.ROOT, "game %d: %s", i, attempt));
                    }
                    (isMixed ? mixed : jars).add((System.nanoTime() - began) / 1e6);
                }
            }
        }
        Quantiles.print(
                String.format(
                        Locale.ROOT,
                        "Python: the ratio of the medians is %.2f (promised 3)",
                        mixed.median() / jars.median()),
                jars,
                mixed);
        return List.of(jars, mixed);
    }

    private static ScheduledGame pairing(int number, Fixture fixture, List<Entrant> seats) {
        return new ScheduledGame(number + "-game", fixture, seats, List.of(11L, 22L));
    }

    private static <P extends Position<P>> Fixture opening(Rules<P> rules, int number) {
        SplittableRandom random = new SplittableRandom(number);
        List<String> plies = new ArrayList<>();
        P position = rules.start();
        while (plies.size() < OPENING) {
            long move = position.randomMove(random);
            plies.add(position.show(move));
            position = position.play(move);
        }
        return new Fixture(number, 1, rules.start().toString(), plies);
    }
}
