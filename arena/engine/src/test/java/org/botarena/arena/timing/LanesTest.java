package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.timing.Lanes.Use;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The assignment of cores to games, with and without another arena. */
class LanesTest {
    @TempDir
    private Path folder;

    private Lanes lanes(int games, Integer... cores) {
        return Lanes.of(machine(List.of(cores)), games, CoreLeases.in(folder));
    }

    @Test
    void theRefereeHasACoreThatNoGameGets() throws InterruptedException {
        try (Lanes lanes = lanes(2, 4, 5, 6)) {
            assertEquals(OptionalInt.of(4), lanes.referee());
            assertEquals(OptionalInt.of(5), lanes.take(Use.TOURNAMENT));
            assertEquals(OptionalInt.of(6), lanes.take(Use.TOURNAMENT));
            assertEquals(Optional.empty(), lanes.crowding());
        }
    }

    @Test
    void withAGameForEveryCoreOneUsesTheReferees() throws InterruptedException {
        try (Lanes lanes = lanes(2, 4, 5)) {
            assertEquals(OptionalInt.of(4), lanes.take(Use.TOURNAMENT));
            assertEquals(OptionalInt.of(5), lanes.take(Use.TOURNAMENT));
        }
    }

    @Test
    void onASingleCoreNothingIsPinned() throws InterruptedException {
        try (Lanes lanes = lanes(1, 0)) {
            assertEquals(OptionalInt.empty(), lanes.referee());
            assertEquals(OptionalInt.empty(), lanes.take(Use.TOURNAMENT));
        }
    }

    @Test
    void anotherArenaTakesOtherCoresWhileAvailable() throws Exception {
        Arena other = new Arena(folder, 1, 4, 5, 6);
        try (other) {
            assertEquals("alone", other.says);
            try (Lanes lanes = lanes(1, 4, 5, 6)) {
                assertEquals(OptionalInt.of(6), lanes.take(Use.TOURNAMENT));
                assertEquals(Optional.empty(), lanes.crowding());
            }
            try (Lanes crowded = lanes(2, 4, 5, 6)) {
                assertEquals(OptionalInt.of(6), crowded.take(Use.TOURNAMENT));
                assertEquals(OptionalInt.of(5), crowded.take(Use.TOURNAMENT));
                String warning = crowded.crowding().orElseThrow();
                assertTrue(warning.contains("(core 5: process %d)".formatted(other.process.pid())), warning);
            }
        }
        try (Lanes lanes = lanes(2, 4, 5, 6)) {
            assertEquals(Optional.empty(), lanes.crowding(), "killed by force it gives its cores back");
        }
    }

    @Test
    void tablesOfOneArenaShareItsCores() throws Exception {
        try (Lanes first = lanes(1, 4, 5)) {
            assertEquals(Optional.empty(), first.crowding());
            try (Lanes second = lanes(1, 4, 5)) {
                assertEquals(Optional.empty(), second.crowding());
            }
            try (Arena other = new Arena(folder, 1, 4, 5)) {
                assertEquals("crowded", other.says);
            }
        }
    }

    @Test
    @Timeout(60)
    void waitingGamesGetCoresInTheOrderOfTheirUse() throws Exception {
        try (Lanes lanes = lanes(1, 4, 5)) {
            OptionalInt core = lanes.take(Use.LADDER);
            List<Use> served = Collections.synchronizedList(new ArrayList<>());
            List<Thread> games = new ArrayList<>();
            for (Use use : List.of(Use.LADDER, Use.CHECK, Use.TOURNAMENT, Use.PERSON)) {
                Thread game = new Thread(() -> {
                    try {
                        OptionalInt own = lanes.take(use);
                        served.add(use);
                        lanes.giveBack(own);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
                game.start();
                games.add(game);
                while (game.getState() != Thread.State.WAITING && game.getState() != Thread.State.TIMED_WAITING) {
                    Thread.sleep(1);
                }
            }
            lanes.giveBack(core);
            for (Thread game : games) {
                game.join();
            }
            assertEquals(List.of(Use.TOURNAMENT, Use.PERSON, Use.CHECK, Use.LADDER), served);
        }
    }

    @Test
    @Timeout(60)
    @Tag("slow")
    void aLadderYieldsItsCoreBetweenGamesAndComesBack() throws Exception {
        try (Lanes ladder = lanes(1, 4, 5)) {
            ladder.giveBack(ladder.take(Use.LADDER));
            try (Arena other = new Arena(folder, 1, 4, 5)) {
                assertEquals("crowded", other.says);
                Thread game = new Thread(() -> {
                    try {
                        ladder.giveBack(ladder.take(Use.LADDER));
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
                game.start();
                game.join(1500);
                assertTrue(game.isAlive(), "it plays on a core that a tournament wants");
                assertTrue(ladder.isLadderYielding());
                other.process.destroyForcibly().onExit().join();
                game.join();
                assertFalse(ladder.isLadderYielding());
            }
            try (Arena next = new Arena(folder, 1, 4, 5)) {
                assertEquals("crowded", next.says, "it has the core again");
            }
        }
    }

    @Test
    @Timeout(60)
    void usesAboveALadderDoNotWaitForAnotherArena() throws Exception {
        try (Lanes lanes = lanes(1, 4, 5);
                Arena other = new Arena(folder, 1, 4, 5)) {
            assertEquals("crowded", other.says);
            for (Use use : List.of(Use.TOURNAMENT, Use.PERSON, Use.CHECK)) {
                OptionalInt core = lanes.take(use);
                assertEquals(OptionalInt.of(5), core);
                lanes.giveBack(core);
            }
        }
    }

    @Test
    void aKibitzerGetsOnlyAnUnusedCore() throws Exception {
        try (Lanes lanes = lanes(1, 4, 5, 6)) {
            assertEquals(OptionalInt.of(5), lanes.takeUnused());
            assertEquals(OptionalInt.of(6), lanes.takeUnused(), "the core of no game at all");
            lanes.giveBackUnused(OptionalInt.of(5));
            assertEquals(OptionalInt.of(5), lanes.take(Use.LADDER));
            lanes.giveBackUnused(OptionalInt.of(6));
            assertEquals(OptionalInt.of(6), lanes.takeUnused());
        }
        try (Lanes lanes = lanes(1, 4, 5)) {
            OptionalInt core = lanes.take(Use.TOURNAMENT);
            assertEquals(OptionalInt.empty(), lanes.takeUnused(), "neither a game's nor the referee's");
            lanes.giveBack(core);
            assertEquals(OptionalInt.empty(), lanes.takeUnused(), "between two games it is still their tournament's");
            Thread.sleep(300);
            assertEquals(core, lanes.takeUnused());
            assertFalse(lanes.isAwaited());
            Thread game = new Thread(() -> {
                try {
                    lanes.giveBack(lanes.take(Use.LADDER));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            game.start();
            while (!lanes.isAwaited()) {
                Thread.sleep(1);
            }
            lanes.giveBackUnused(core);
            game.join();
        }
    }

    @Test
    void aKibitzerGetsNoCoreOfAnotherArena() throws Exception {
        try (Lanes lanes = lanes(1, 4, 5, 6);
                Arena other = new Arena(folder, 1, 4, 5, 6)) {
            assertEquals("alone", other.says);
            OptionalInt core = lanes.take(Use.TOURNAMENT);
            assertEquals(OptionalInt.empty(), lanes.takeUnused());
            lanes.giveBack(core);
        }
    }

    /** Another arena's JVM, which has its cores until it is ended by force. */
    static final class Arena implements AutoCloseable {
        private final Process process;
        private final String says;

        Arena(Path folder, int games, Integer... cores) throws IOException {
            process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Arena.class.getName(),
                            folder.toString(),
                            "" + games,
                            List.of(cores).toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            says = process.inputReader().readLine();
        }

        public static void main(String[] args) throws InterruptedException {
            List<Integer> cores = List.of(args[2].replaceAll("[^0-9,]", "").split(",", -1)).stream()
                    .map(Integer::valueOf)
                    .toList();
            Lanes lanes = Lanes.of(machine(cores), Integer.parseInt(args[1]), CoreLeases.in(Path.of(args[0])));
            System.out.println(lanes.crowding().isPresent() ? "crowded" : "alone");
            Thread.sleep(60_000);
        }

        @Override
        public void close() {
            process.destroyForcibly().onExit().join();
        }
    }

    private static Machine machine(List<Integer> cores) {
        return new Machine(
                true,
                cores,
                Optional.empty(),
                Optional.empty(),
                Optional.of(Path.of("/usr/bin/taskset")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new FreezerTrial.Fails("none"));
    }
}
