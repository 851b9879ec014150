package org.botarena.arena.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.api.Setting;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.venue.Venue;

/**
 * Plays trials in parallel, one on each core: they rank no agent, so no core is reserved for the arena. An agent that
 * was late or did not start is tried again with the machine to itself before the fault counts. One thread.
 *
 * @param opponent plays any game
 */
record Trials(Venue venue, TrialMemory memory, Supplier<Admitted> opponent) {
    private record Tried(int number, Trial trial) {}

    /**
     * Plays the trials whose results are not remembered.
     *
     * @param jars by the terms of their trials
     * @param finished receives each trial when it ends
     */
    void play(Map<Terms, List<Admitted>> jars, BiConsumer<Admitted, Trial> finished) throws InterruptedException {
        for (Map.Entry<Terms, List<Admitted>> same : jars.entrySet()) {
            List<Admitted> left = new ArrayList<>();
            for (Admitted jar : same.getValue()) {
                Optional<Trial> before = memory.recall(jar, same.getKey());
                before.ifPresentOrElse(trial -> finished.accept(jar, trial), () -> left.add(jar));
            }
            if (!left.isEmpty()) {
                play(left, same.getKey(), finished);
            }
        }
    }

    private void play(List<Admitted> jars, Terms terms, BiConsumer<Admitted, Trial> finished)
            throws InterruptedException {
        Entrant random = entrant("random", opponent.get(), Map.of());
        int atATime = Math.min(jars.size(), atATime(terms));
        try (LocalGameRunner runner = venue.trialRunner(terms, atATime)) {
            List<Integer> again = new ArrayList<>();
            together(jars, atATime, number -> trial(runner, terms, number, jars.get(number), random), tried -> {
                if (atATime > 1 && tried.trial().isShortOfTime()) {
                    again.add(tried.number());
                } else {
                    finished.accept(jars.get(tried.number()), tried.trial());
                }
            });
            for (int number : again) {
                finished.accept(jars.get(number), trial(runner, terms, number, jars.get(number), random));
            }
        }
    }

    private interface Playing {
        Trial play(int number) throws InterruptedException;
    }

    private static void together(List<Admitted> jars, int atATime, Playing playing, Consumer<Tried> ended)
            throws InterruptedException {
        ExecutorService players = Executors.newFixedThreadPool(atATime);
        try {
            CompletionService<Tried> running = new ExecutorCompletionService<>(players);
            for (int i = 0; i < jars.size(); i++) {
                int number = i;
                running.submit(() -> new Tried(number, playing.play(number)));
            }
            for (int i = 0; i < jars.size(); i++) {
                ended.accept(result(running.take()));
            }
        } finally {
            players.shutdownNow();
        }
    }

    private Trial trial(GameRunner runner, Terms terms, int number, Admitted jar, Entrant random)
            throws InterruptedException {
        Trial trial = Trial.play(
                runner, terms, number + "-trial", entrant("it", jar, Map.of()), random, Trial.start(terms.rules()));
        memory.keep(jar, terms, trial);
        return trial;
    }

    private static Tried result(Future<Tried> ended) throws InterruptedException {
        try {
            return ended.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    /** As many as there are cores, and memory for. */
    private int atATime(Terms terms) {
        long room = venue.memory().games(terms.rules().players(), terms.heapMiB());
        return (int) Math.max(1, Math.min(venue.machine().coreCount(), room));
    }

    static Entrant entrant(String name, Admitted jar, Map<String, String> options) {
        return new Entrant(name, jar, Setting.complete(jar.settings(), options, name));
    }
}
