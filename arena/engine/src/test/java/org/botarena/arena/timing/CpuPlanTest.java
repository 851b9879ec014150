package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.group.FreezerTrial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which games get which cores, here and beside another arena. */
class CpuPlanTest {
    @TempDir
    private Path folder;

    private CpuPlan plan(int games, Integer... cores) {
        return CpuPlan.of(machine(List.of(cores)), games, CoreLeases.in(folder));
    }

    @Test
    void theRefereeHasACoreThatNoGameGets() throws InterruptedException {
        try (CpuPlan plan = plan(2, 4, 5, 6)) {
            assertEquals(OptionalInt.of(4), plan.referee());
            assertEquals(OptionalInt.of(5), plan.take());
            assertEquals(OptionalInt.of(6), plan.take());
            assertEquals(Optional.empty(), plan.crowding());
        }
    }

    @Test
    void withAGameForEveryCoreTheRefereesIsPlayedOnToo() throws InterruptedException {
        try (CpuPlan plan = plan(2, 4, 5)) {
            assertEquals(OptionalInt.of(4), plan.take());
            assertEquals(OptionalInt.of(5), plan.take());
        }
    }

    @Test
    void onASingleCoreNothingIsPinned() throws InterruptedException {
        try (CpuPlan plan = plan(1, 0)) {
            assertEquals(OptionalInt.empty(), plan.referee());
            assertEquals(OptionalInt.empty(), plan.take());
        }
    }

    @Test
    void anotherArenaTakesOtherCoresAsLongAsThereAreAny() throws Exception {
        Arena other = new Arena(folder, 1, 4, 5, 6);
        try (other) {
            assertEquals("alone", other.says);
            try (CpuPlan plan = plan(1, 4, 5, 6)) {
                assertEquals(OptionalInt.of(6), plan.take());
                assertEquals(Optional.empty(), plan.crowding());
            }
            try (CpuPlan crowded = plan(2, 4, 5, 6)) {
                assertEquals(OptionalInt.of(6), crowded.take());
                assertEquals(OptionalInt.of(5), crowded.take());
                String warning = crowded.crowding().orElseThrow();
                assertTrue(warning.contains("(core 5: process %d)".formatted(other.process.pid())), warning);
            }
        }
        try (CpuPlan plan = plan(2, 4, 5, 6)) {
            assertEquals(Optional.empty(), plan.crowding(), "killed by force it gives its cores back");
        }
    }

    @Test
    void tablesOfOneArenaShareItsCores() throws Exception {
        try (CpuPlan first = plan(1, 4, 5)) {
            assertEquals(Optional.empty(), first.crowding());
            try (CpuPlan second = plan(1, 4, 5)) {
                assertEquals(Optional.empty(), second.crowding());
            }
            try (Arena other = new Arena(folder, 1, 4, 5)) {
                assertEquals("crowded", other.says);
            }
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
            CpuPlan plan = CpuPlan.of(machine(cores), Integer.parseInt(args[1]), CoreLeases.in(Path.of(args[0])));
            System.out.println(plan.crowding().isPresent() ? "crowded" : "alone");
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
