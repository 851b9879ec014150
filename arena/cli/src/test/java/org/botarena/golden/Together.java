package org.botarena.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs independent commands, two at a time. */
final class Together {
    private static final int AT_A_TIME = 2;

    private Together() {}

    /** Converts a thing to a text. */
    @FunctionalInterface
    interface Telling<T> {
        String of(T thing) throws Exception;
    }

    /** The texts of all things, in order. */
    static <T> String texts(List<T> things, Telling<T> telling) throws Exception {
        ExecutorService workers = Executors.newFixedThreadPool(AT_A_TIME);
        try {
            List<Callable<String>> all = new ArrayList<>();
            things.forEach(thing -> all.add(() -> telling.of(thing)));
            StringBuilder texts = new StringBuilder();
            for (Future<String> text : workers.invokeAll(all)) {
                texts.append(text.get());
            }
            return texts.toString();
        } finally {
            workers.shutdownNow();
        }
    }
}
