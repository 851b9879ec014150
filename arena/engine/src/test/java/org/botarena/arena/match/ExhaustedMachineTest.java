package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** If the machine has no room for another process, no agent loses, and later games are normal. */
@EnabledOnOs(OS.LINUX)
class ExhaustedMachineTest {
    /** Replaces prlimit: while the flag exists, a child gets almost no resources. */
    private static final String SCRIPT = """
            #!/bin/sh
            if [ -e "%s" ]; then
              while case $1 in --*) true ;; *) false ;; esac; do shift; done
              exec %s %s "$@"
            fi
            exec %2$s "$@"
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "no memory, --as=300000000",
        "no processes, --nproc=4",
    })
    void nobodyLosesForWhatTheMachineLacks(String name, String limit) throws Exception {
        Entrant honest = TestGameRunner.agent(folder, "honest", TestJars.FIRST_MOVE);
        Rules<?> rules = Games.installed().parse("tictactoe");
        Terms terms = new Terms(rules, Duration.ofSeconds(5), Duration.ofSeconds(20), 256, Isolation.PROCESS);
        Path flag = Files.createFile(folder.resolve("exhausted"));
        Path open = OpenFolder.temporary("botarena-exhausted-");
        try (LocalGameRunner runner =
                new LocalGameRunner(terms, exhausted(flag, limit), TestGameRunner.runtime(), 1, open)) {
            GameRecord game = runner.play(pairing("0000-exhausted", rules, honest));
            String reason = game.result().voided().map(Sentence::toString).orElse("");
            assertEquals(List.of(), game.result().faults(), name);
            assertEquals(List.of(), game.result().scores(), name);
            assertTrue(reason.contains("an agent's process did not start: its process "), reason);
            assertTrue(reason.endsWith("Is there memory left, and may this user start more processes?"), reason);

            Files.delete(flag);
            GameRecord next = runner.play(pairing("0001-recovered", rules, honest));
            assertEquals(Optional.empty(), next.result().voided());
            assertEquals(List.of(), next.result().faults());
        }
    }

    private static ScheduledGame pairing(String id, Rules<?> rules, Entrant honest) {
        Fixture fixture = new Fixture(0, 1, rules.start().toString(), List.of());
        return new ScheduledGame(id, fixture, List.of(honest, honest), List.of(1L, 2L));
    }

    private Machine exhausted(Path flag, String limit) throws IOException {
        Machine machine = Machine.here();
        Path prlimit = machine.prlimit().orElseThrow();
        Path script = Files.writeString(folder.resolve("prlimit"), SCRIPT.formatted(flag, prlimit, limit));
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        return new Machine(
                machine.isLinux(),
                machine.cores(),
                machine.shell(),
                machine.setsid(),
                machine.taskset(),
                Optional.of(script),
                machine.setpriv(),
                machine.bubblewrap(),
                machine.freezer());
    }
}
