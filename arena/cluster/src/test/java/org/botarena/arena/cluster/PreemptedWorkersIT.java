package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.cluster.Lab.Done;
import org.botarena.arena.store.Store;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Workers that are asked to leave during play: their games end or are played elsewhere, and no agent loses by it. */
@Timeout(600)
class PreemptedWorkersIT {
    @AutoClose
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        lab = Lab.open();
    }

    private interface Signal {
        void to(Process worker) throws IOException, InterruptedException;
    }

    /** Preempts this worker during play, next to another one, and returns at the end of the run. */
    private Done preempting(Process one, Signal signal) throws IOException, InterruptedException {
        lab.worker("two");
        Process organizer = lab.start("run", lab.far("there"));
        lab.awaitGame("there");
        signal.to(one);
        assertTrue(one.waitFor(90, TimeUnit.SECONDS), "it stays: " + lab.said("one"));
        return lab.end(organizer, "run");
    }

    @Test
    @Tag("long")
    void aWorkerThatIsPreemptedEndsItsGamesAndLeaves() throws IOException, InterruptedException {
        lab.master();
        Process one = lab.worker("one", "--grace", "60s");
        Done done = preempting(one, Process::destroy); // SIGTERM, as Slurm sends it

        assertEquals(0, one.exitValue());
        assertTrue(lab.said("one").endsWith("Left     since it was asked to\n"), lab.said("one"));
        assertTrue(done.said().contains("one.work has left"), done.said());
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    @Test
    @Tag("slow")
    void noAgentLosesAGameByAJobWhoseProcessesAreAllSignalledAtOnce() throws IOException, InterruptedException {
        lab.master();
        Process one = lab.worker("one", "--grace", "60s");
        Done done = preempting(one, all -> lab.signal("TERM", all)); // also to the agents, as Slurm preempts a job

        assertEquals(0, done.code(), done.said());
        List<String> faults = new ArrayList<>();
        try (Store store = Store.read(lab.folder().resolve("there"))) {
            store.games().each(game -> game.result().faults().forEach(fault -> faults.add(fault + " in " + game.id())));
        }
        assertEquals(List.of(), faults);
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }
}
