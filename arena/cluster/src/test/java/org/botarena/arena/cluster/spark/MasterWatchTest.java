package org.botarena.arena.cluster.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MasterWatchTest {
    private final BlockingQueue<String> notices = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> ends = new LinkedBlockingQueue<>();

    private MasterWatch watch;

    @AfterEach
    void close() {
        watch.close();
    }

    /** Starts a watch with these answers of the master, the last one repeated forever, and these numbers of workers. */
    private void watch(List<Boolean> answers, List<Integer> workers) {
        Iterator<Boolean> master = answers.iterator();
        Iterator<Integer> counts = workers.iterator();
        boolean[] known = {true};
        int[] count = {0};
        watch = MasterWatch.start(
                "spark://lab-1:7077",
                () -> {
                    known[0] = master.hasNext() ? master.next() : known[0];
                    return known[0];
                },
                () -> {
                    count[0] = counts.hasNext() ? counts.next() : count[0];
                    return count[0] == 0;
                },
                notices::add,
                ends::add,
                Duration.ofMillis(5));
    }

    @Test
    void withoutMasterAndWorkersNothingCanBePlayed() throws InterruptedException {
        watch(List.of(true, false), List.of(0));
        assertEquals("the master spark://lab-1:7077 is gone, and no worker is left", ends.poll(10, TimeUnit.SECONDS));
        assertEquals(List.of(), List.copyOf(notices));
    }

    @Test
    void workersPlayOnWithoutTheMasterUntilTheLastIsGone() throws InterruptedException {
        watch(List.of(false), List.of(2, 1, 0));
        assertEquals(
                "the master spark://lab-1:7077 is gone: current workers continue, and no other worker can join this run",
                notices.poll(10, TimeUnit.SECONDS));
        assertEquals("the master spark://lab-1:7077 is gone, and no worker is left", ends.poll(10, TimeUnit.SECONDS));
    }

    @Test
    void oneMissedAnswerIsNotALoss() throws InterruptedException {
        watch(List.of(false, true, false, true), List.of(0));
        assertNull(ends.poll(200, TimeUnit.MILLISECONDS));
    }

    @Test
    void aRunWithoutWorkersWaitsAsLongAsTheMasterIsThere() throws InterruptedException {
        watch(List.of(true), List.of(0));
        assertNull(ends.poll(200, TimeUnit.MILLISECONDS));
    }
}
