package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.util.List;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.GameRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Engines in the kernel sandbox, where a program reads only the files that its descriptor names. */
@Tag("slow")
@NeedsSandbox
class EnginesInTheSandboxTest extends EnginesTest {
    @Override
    Isolation level() {
        return Isolation.SANDBOX;
    }

    private static final String[] TRIES = {
        "a file of the machine", "open('/etc/hostname')",
        "a file of its own", "open('left', 'w')",
        "a second process", "os.fork()",
        "another program", "subprocess.run(['/bin/true'])",
        "the network", "socket.socket()"
    };

    @Test
    void anEngineReadsAndStartsOnlyWhatItsDescriptorNames() throws Exception {
        assumeTrue(Files.isExecutable(PYTHON), "no Python is installed");
        StringBuilder script = new StringBuilder("import os, socket, subprocess, sys\n");
        for (int i = 0; i < TRIES.length; i += 2) {
            script.append("try:\n    ").append(TRIES[i + 1]);
            script.append("\n    print('BREACH: ").append(TRIES[i]).append("', file=sys.stderr)\n");
            script.append("except OSError as e:\n    print('refused: ")
                    .append(TRIES[i])
                    .append("', file=sys.stderr)\n");
        }
        script.append("""
                for line in sys.stdin:
                    word, _, rest = line.strip().partition(" ")
                    if word == "start":
                        print("ready 1", flush=True)
                    elif word == "moves":
                        first = rest.split()[0]
                    elif word == "move":
                        print(rest, first, flush=True)
                """);
        GameRecord game = runner.undisturbed(engine("lines", "curious", "python3", script.toString()), honest);
        String log = game.logs().get(0);
        assertEquals(List.of(), game.result().faults(), log);
        for (int i = 0; i < TRIES.length; i += 2) {
            assertTrue(log.contains("refused: " + TRIES[i]), log);
        }
    }
}
