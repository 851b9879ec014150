package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.cluster.Lab.Done;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A master and two workers as described on the page, in real processes, some of which are killed. */
@Timeout(600)
class ClusterIT {
    @AutoClose
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        lab = Lab.open();
    }

    @Test
    void noGameIsLostOrPlayedTwiceWhateverIsKilledAndNoProcessIsLeft() throws IOException, InterruptedException {
        Process master = lab.master();
        Process one = lab.worker("one");
        Process two = lab.worker("two");

        Process organizer = lab.start("first", lab.far("there"));
        lab.awaitGame("there");
        lab.players(one).forEach(ProcessHandle::destroyForcibly);
        lab.awaitGame("there");
        Done second = lab.run("other", lab.far("there"));
        assertTrue(second.code() == 1 && second.said().contains("another run is at this tournament"), second.said());
        two.destroyForcibly();
        TimeUnit.SECONDS.sleep(3);
        organizer.destroyForcibly();
        organizer.waitFor();

        lab.worker("three");
        long ended = lab.ended("there");
        Process again = lab.start("second", lab.far("there"));
        lab.await("a game of the second organizer", () -> lab.ended("there") > ended);
        master.destroyForcibly();
        Done done = lab.end(again, "second");

        assertEquals(0, done.code(), done.said());
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    @Test
    void badInputIsAnsweredInASentence() throws IOException, InterruptedException {
        Done nobody = lab.run("unreachable", lab.far("x"));
        assertTrue(nobody.code() == 1 && nobody.said().contains("cannot be read"), nobody.said());
        lab.master();
        Done unreachable = lab.run("nobody", lab.tournament("x", "--cluster", "spark://127.0.0.1:1"));
        assertTrue(
                unreachable.code() == 1 && unreachable.said().contains("no master answers at spark://127.0.0.1"),
                unreachable.said());

        Done taken = lab.run(
                "taken",
                "cluster",
                "start",
                "--host",
                "127.0.0.1",
                "--port",
                lab.url().replaceAll(".*:", ""));
        assertTrue(taken.code() == 1 && taken.said().contains("another master runs there"), taken.said());

        Done alone = lab.run("alone", lab.far("x"));
        assertTrue(alone.code() == 1 && alone.said().contains("no worker has joined"), alone.said());

        Path other = lab.folder().resolve("other-secret");
        ClusterSecret.make(other);
        Done stranger = lab.run("stranger", lab.tournament("x", "--cluster", lab.url(), "--secret", other.toString()));
        assertTrue(stranger.code() == 1 && stranger.said().contains("another secret"), stranger.said());
        assertTrue(stranger.seconds() < 30, "after %.1f s".formatted(stranger.seconds()));

        lab.worker("one");
        Done twice = lab.run("twice", "worker", "--join", lab.url(), "--work", lab.work("one"));
        assertTrue(twice.code() == 1 && twice.said().contains("has joined already"), twice.said());

        Done level =
                lab.run("level", "run", "random", "flat", "--game", "tictactoe", "--cluster", lab.url(), "--out", "y");
        assertTrue(level.code() == 1 && level.said().contains("its agents play at the level process"), level.said());
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }
}
