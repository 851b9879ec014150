package org.botarena.arena.news;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A bounded queue of many producers and one consumer without wake-ups. An offer costs a compare-and-set and two stores,
 * measured by the benchmark NewsCost. A lock would make a referee wait while the consumer copies, and a signal costs a
 * system call. Thread-safe except for {@link #poll}, which one thread calls.
 */
final class NewsRing<T> {
    private final AtomicReferenceArray<T> slots;
    private final AtomicLong tail = new AtomicLong();
    private final AtomicLong head = new AtomicLong();

    /** An empty one. */
    NewsRing(int capacity) {
        slots = new AtomicReferenceArray<>(capacity);
    }

    /** Appends an item; returns false, without any change, if the ring is full. */
    boolean offer(T item) {
        long place;
        do {
            place = tail.get();
            if (place - head.get() >= slots.length()) {
                return false;
            }
        } while (!tail.compareAndSet(place, place + 1));
        slots.setRelease(slot(place), item);
        return true;
    }

    /** Takes the oldest item. Returns empty if the ring is empty, or if its producer is about to store it. */
    Optional<T> poll() {
        long place = head.get();
        T item = slots.getAcquire(slot(place));
        if (item == null) {
            return Optional.empty();
        }
        slots.setRelease(slot(place), null);
        head.setRelease(place + 1); // the slot is free from here on
        return Optional.of(item);
    }

    private int slot(long place) {
        return (int) (place % slots.length());
    }
}
