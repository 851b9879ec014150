package org.botarena.arena.serve.trouble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** No background thread dies silently. */
@Timeout(60)
class BackgroundTest {
    private final List<String> logged = new CopyOnWriteArrayList<>();
    private final Background background = new Background(logged::add);

    /** Throws in its first steps. */
    private void failing(Throwable... failures) throws InterruptedException {
        AtomicInteger steps = new AtomicInteger();
        List<String> changes = new CopyOnWriteArrayList<>();
        CountDownLatch recovered = new CountDownLatch(1);
        Background.Worker worker = background.worker(
                "work",
                () -> {
                    int step = steps.getAndIncrement();
                    if (step < failures.length) {
                        sneak(failures[step]);
                    }
                    Thread.sleep(10);
                },
                () -> {
                    changes.add(background.behind().toString());
                    if (background.behind().isEmpty()) {
                        recovered.countDown();
                    }
                });
        worker.start();
        assertTrue(recovered.await(50, TimeUnit.SECONDS), "it never began again");
        assertEquals("[work]", changes.get(0), "viewers see that it is behind");
        int before = steps.get();
        while (steps.get() == before) {
            Thread.sleep(5);
        }
        worker.end();
        worker.await();
        assertEquals(List.of(), background.behind());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable e) throws T {
        throw (T) e;
    }

    @Test
    void aFailureIsLoggedOnceAndTheThreadBeginsAgain() throws InterruptedException {
        NullPointerException bug = new NullPointerException("a bug");
        failing(bug, bug);
        assertEquals(1, logged.size(), logged.toString());
        assertTrue(logged.get(0).contains("'work'") && logged.get(0).contains("report it with"), logged.get(0));
    }

    @Test
    void alsoAnErrorEndsNoThread() throws InterruptedException {
        failing(new StackOverflowError(), new NoClassDefFoundError("gone"));
        assertEquals(2, logged.size(), logged.toString());
    }

    @Test
    void aLogThatFailsEndsNoThread() throws InterruptedException {
        background.logTo(sentence -> {
            throw new IllegalStateException("no log");
        });
        failing(new IllegalStateException("a bug"));
    }

    @Test
    void whatTheCallerDealsWithIsLoggedOnce() {
        for (int i = 0; i < 3; i++) {
            background.report("the ladder", new org.botarena.arena.venue.Failed("there is no room"));
        }
        assertEquals(List.of("the ladder failed: there is no room"), logged);
    }
}
