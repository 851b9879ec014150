package org.botarena.arena.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.files.SignedMemory;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.store.InMemory;
import org.botarena.arena.timing.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trial that went well is known again for the same jar under the same terms. */
class TrialMemoryTest {
    private static final Trial CLEAN = new Trial("tictactoe", "process", false, List.of());

    @TempDir(factory = InMemory.class)
    private Path folder;

    private TrialMemory memory(String runtime) {
        return new TrialMemory(
                new SignedMemory(folder.resolve("memory"), "trial", new UserKey(folder.resolve("key"))), runtime, "");
    }

    private static Admitted jar(String sha256) {
        Path file = Path.of(sha256 + ".jar");
        return new Admitted(file, sha256, file, "agents.Bot", Optional.empty(), List.of(), List.of(), false);
    }

    private static Terms terms(int moveMs, Isolation level) {
        return new Terms(
                Games.installed().parse("tictactoe"),
                new TimeControl(
                        Duration.ofSeconds(5),
                        new TimeControl.PerMove(Duration.ofSeconds(2), Duration.ofMillis(moveMs))),
                256,
                level);
    }

    @Test
    void theJarTheMoveTimeTheLevelAndTheBuildAreInItsKey() {
        Terms usual = terms(100, Isolation.PROCESS);
        memory("build 1").keep(jar("ab"), usual, CLEAN);
        assertTrue(memory("build 1").recall(jar("ab"), usual).orElseThrow().isRemembered());
        assertEquals(Optional.empty(), memory("build 1").recall(jar("cd"), usual));
        assertEquals(Optional.empty(), memory("build 1").recall(jar("ab"), terms(200, Isolation.PROCESS)));
        assertEquals(Optional.empty(), memory("build 1").recall(jar("ab"), terms(100, Isolation.SANDBOX)));
        assertEquals(Optional.empty(), memory("build 2").recall(jar("ab"), usual));
    }
}
