package org.botarena.arena.serve.trouble;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * The background threads of a server. A thread whose work throws an exception is logged once, resumes its work after a
 * pause, and counts as behind until a step succeeds. No thread dies silently. Thread-safe.
 */
public final class Background {
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(20);

    private final Trouble trouble = new Trouble();
    private final Set<Worker> behind = ConcurrentHashMap.newKeySet();
    private final Set<String> logged = ConcurrentHashMap.newKeySet();
    private volatile Consumer<String> log;

    /** A piece of work that a thread repeats. */
    @FunctionalInterface
    public interface Step {
        /**
         * Does one piece of work, or waits for some.
         *
         * @throws InterruptedException if the thread is to end
         */
        void run() throws InterruptedException;
    }

    /**
     * Starts without threads.
     *
     * @param log receives a sentence without a full stop
     */
    public Background(Consumer<String> log) {
        this.log = log;
    }

    /** Changes the destination of the log. */
    public void logTo(Consumer<String> other) {
        log = other;
    }

    /**
     * Logs a failure that the caller handles, unless the same was logged before.
     *
     * @param what failed
     * @return the failure in a sentence without a full stop
     */
    public String report(String what, Throwable e) {
        String why = trouble.sentence(e);
        String sentence = "%s failed: %s".formatted(what, why);
        if (logged.add(sentence)) {
            log.accept(sentence);
        }
        return why;
    }

    /** Reports progress of a thread whose step never ends: it is not behind, whatever has failed before. */
    public void caughtUp(String thread) {
        behind.removeIf(worker -> worker.name.equals(thread));
    }

    /** The names of the threads that have failed and not succeeded since. */
    public List<String> behind() {
        return behind.stream().map(worker -> worker.name).distinct().sorted().toList();
    }

    /** Creates a thread that repeats a step, without starting it. */
    public Worker worker(String name, Step step) {
        return new Worker(name, step, () -> {});
    }

    /**
     * Creates a thread that repeats a step, without starting it.
     *
     * @param changed runs when the thread falls behind, and when it is no longer behind
     */
    public Worker worker(String name, Step step, Runnable changed) {
        return new Worker(name, step, changed);
    }

    /** Returns when a thread has ended, or when the waiting thread is interrupted, whose status is kept. */
    public static void await(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One of the threads. Thread-safe. */
    public final class Worker implements AutoCloseable {
        private final String name;
        private final Step step;
        private final Runnable changed;
        private final Thread thread;
        private volatile boolean isEnding;

        private Worker(String name, Step step, Runnable changed) {
            this.name = name;
            this.step = step;
            this.changed = changed;
            thread = new Thread(this::work, name);
            thread.setDaemon(true);
        }

        /** Begins to work. */
        public void start() {
            thread.start();
        }

        /** Whether it has failed and not succeeded since. */
        public boolean isBehind() {
            return behind.contains(this);
        }

        private void work() {
            Duration pause = FIRST_PAUSE;
            while (!isEnding) {
                try {
                    step.run();
                    if (behind.remove(this)) {
                        changed.run();
                    }
                    pause = FIRST_PAUSE;
                } catch (InterruptedException e) {
                    return;
                } catch (
                        Throwable
                                e) { // Includes a lack of memory, because a thread that ends for it would never return.
                    if (isEnding || !rest(e, pause)) {
                        return;
                    }
                    pause = pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : LONGEST_PAUSE;
                }
            }
        }

        /** Logs an exception and waits; returns false if the thread is to end. */
        private boolean rest(Throwable e, Duration pause) {
            try {
                behind.add(this);
                changed.run();
                report("the thread '%s', which begins again,".formatted(name), e);
            } catch (Throwable again) {
                e.addSuppressed(again); // There is not even memory for that; the next failure is logged.
            }
            try {
                Thread.sleep(pause.toMillis());
                return true;
            } catch (InterruptedException interrupt) {
                return false;
            }
        }

        /** Asks it to end; {@link #await} waits for that. */
        public void end() {
            isEnding = true;
            thread.interrupt();
        }

        /** Asks it to end when its step returns, without an interrupt. */
        public void endLater() {
            isEnding = true;
        }

        /** Returns when it has ended, or when the caller is interrupted, whose status is kept. */
        public void await() {
            Background.await(thread);
        }

        /** Ends it. */
        @Override
        public void close() {
            end();
        }
    }
}
