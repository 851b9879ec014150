package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import org.botarena.arena.cluster.Lab.Done;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Workers that hang, are killed or have no space: the games are those of a run on one machine, and no process is left.
 */
@Tag("long")
@Timeout(600)
class LostWorkersIT {
    @AutoClose
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        lab = Lab.open();
    }

    @Test
    void aWorkerThatHangsIsLostAndItsGamesArePlayedElsewhere() throws IOException, InterruptedException {
        lab.master();
        Process one = lab.worker("one");
        lab.worker("two");
        Process organizer = lab.start("run", lab.far("there"));
        lab.awaitGame("there");
        lab.signal("STOP", one);
        long begin = System.nanoTime();
        lab.await("the loss", () -> lab.said("run").contains("one.work is lost"));
        double seconds = (System.nanoTime() - begin) / 1e9;
        Done done = lab.end(organizer, "run");
        lab.signal("CONT", one);

        assertEquals(0, done.code(), done.said());
        assertTrue(seconds < 40, "noticed after %.1f s; on a quiet machine in 25".formatted(seconds));
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(60);
    }

    @Test
    void aRunWithoutMasterAndWorkersEndsAndIsResumed() throws IOException, InterruptedException {
        Process master = lab.master();
        Process one = lab.worker("one");
        Process organizer = lab.start("run", lab.far("there"));
        lab.awaitGame("there");
        lab.signal("KILL", master);
        lab.await("the loss of the master", () -> lab.said("run").contains("no other worker can join this run"));
        lab.signal("KILL", one);
        Done done = lab.end(organizer, "run");

        assertEquals(1, done.code(), done.said());
        assertTrue(done.said().contains("and no worker is left: what has ended is kept"), done.said());
        assertTrue(done.seconds() < 40, "after %.1f s".formatted(done.seconds()));
        lab.master();
        lab.worker("two");
        Done resumed = lab.run("resumed", lab.far("there"));
        assertEquals(0, resumed.code(), resumed.said());
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    @Test
    void aRunWhoseLastWorkerIsLostSaysSoAndWaitsForAnother() throws IOException, InterruptedException {
        lab.master();
        Process one = lab.worker("one");
        Process organizer = lab.start("run", lab.far("there"));
        lab.awaitGame("there");
        lab.signal("KILL", one);
        lab.await(
                "the wait", () -> lab.said("run").contains("no worker is left: the tournament waits until one joins"));
        lab.worker("two");
        Done done = lab.end(organizer, "run");
        assertEquals(0, done.code(), done.said());
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    @Test
    void aMachineWhosePlayingProcessIsKilledAgainAndAgainPlaysOn() throws IOException, InterruptedException {
        lab.playOnly(32); // of which at most three times four pairs have ended at the last kill
        lab.master();
        Process one = lab.worker("one", "--lanes", "4");
        Process organizer = lab.start("run", lab.far("there"));
        for (int i = 1; i <= 3; i++) {
            long ended = lab.ended("there");
            lab.await("another game", () -> lab.ended("there") > ended);
            lab.players(one).forEach(ProcessHandle::destroyForcibly);
            awaitLines("one.work is lost", i);
            awaitLines("one.work plays from now on", i); // games that ended before the kill have arrived by now
        }
        Done done = lab.end(organizer, "run");
        assertEquals(0, done.code(), done.said());
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    @Test
    void aWorkerWithoutRoomOnItsDiskPlaysNothingAndTheOthersPlayItAll() throws IOException, InterruptedException {
        lab.master();
        lab.worker("two");
        try (SmallDisk disk = SmallDisk.mount(lab.folder().resolve("one.work"), 48)) {
            Process one = lab.start("one", lab.joining("one"));
            lab.await("worker one", () -> !one.isAlive() || lab.said("one").contains("Folder "));
            disk.fill();
            Done done = lab.end(lab.start("run", lab.far("there")), "run");
            assertEquals(0, done.code(), done.said());
            assertEquals(1, lab.played("there").size(), lab.played("there")::toString);
            assertTrue(lab.said("one").contains("no room left"), lab.said("one"));
            lab.assertAsPlayedHere("there");
            lab.kill();
            lab.assertNoProcessIsLeft(40);
        }
    }

    @Test
    void aDamagedJarOnAWorkerIsFetchedAgain() throws IOException, InterruptedException {
        lab.master();
        lab.worker("one");
        assertEquals(0, lab.run("first", lab.far("before")).code());
        SmallDisk.damage(lab.folder().resolve("one.work").resolve("jars"));
        Done done = lab.run("second", lab.far("there"));
        assertEquals(0, done.code(), done.said());
        assertEquals(Map.of(lab.name("one"), 12), lab.played("there"));
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    /** Waits until the run has printed a text for the n-th time. */
    private void awaitLines(String part, int n) throws InterruptedException {
        lab.await(
                n + " times: " + part,
                () -> lab.said("run")
                                .lines()
                                .filter(line -> line.contains(part))
                                .count()
                        >= n);
    }
}
