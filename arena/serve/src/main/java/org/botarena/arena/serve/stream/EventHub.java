package org.botarena.arena.serve.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.view.EventId;

/**
 * Sends news to all readers of the stream. It keeps recent messages, so that a disconnected reader resumes where they
 * stopped; a late or slow reader gets a snapshot. Thread-safe; publishers never wait for a reader.
 */
public final class EventHub {
    private static final int KEPT_CHARACTERS = 2 << 20;
    private final Supplier<EventMessage> snapshot;
    private final Limits limits;
    private final Deque<EventMessage> kept = new ArrayDeque<>();
    private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
    private int keptCharacters;
    private EventId forgotten =
            EventId.NONE; // Readers who have seen less get a snapshot; NONE if nothing has been sent yet.

    /**
     * Starts without readers.
     *
     * @param snapshot returns the current state, without delay
     */
    public EventHub(Supplier<EventMessage> snapshot, Limits limits) {
        this.snapshot = snapshot;
        this.limits = limits;
    }

    /** Sends news to all readers; its id is above all earlier ones. */
    public void publish(EventMessage message) {
        byte[] bytes = message.bytes();
        synchronized (kept) {
            if (forgotten.equals(EventId.NONE)) {
                forgotten = message.id(); // Earlier messages were never kept.
            }
            kept.add(message);
            keptCharacters += message.data().length();
            while (keptCharacters > KEPT_CHARACTERS && kept.size() > 1) {
                EventMessage eldest = kept.remove();
                keptCharacters -= eldest.data().length();
                forgotten = eldest.id();
            }
            streams.forEach(stream -> stream.offer(bytes));
        }
    }

    /** Sends the current state to all readers, for changes that news cannot express. */
    public void renew() {
        synchronized (kept) {
            kept.clear();
            keptCharacters = 0;
            EventMessage now = snapshot.get();
            forgotten = now.id();
            streams.forEach(stream -> stream.offer(now.bytes()));
        }
    }

    /**
     * Keeps the connections open; call it every 15 s.
     *
     * @param now the name of the current tournament
     */
    public void beat(String now) {
        byte[] beat = "event: beat\ndata: of=%s\n\n".formatted(now).getBytes(StandardCharsets.UTF_8);
        streams.forEach(stream -> stream.offer(beat));
    }

    /** The messages after an event id in an address; a snapshot if the id is invalid or unknown. */
    public List<EventMessage> messages(String after) {
        return since(EventId.parse(after));
    }

    /** The messages after an event, or a snapshot if it is unknown. */
    List<EventMessage> since(Optional<EventId> last) {
        synchronized (kept) {
            boolean isKnown = last.isPresent()
                    && last.get().compareTo(forgotten) >= 0
                    && !kept.isEmpty()
                    && last.get().compareTo(kept.getLast().id()) <= 0;
            if (isKnown) {
                return kept.stream()
                        .filter(message -> message.id().compareTo(last.get()) > 0)
                        .toList();
            }
            EventMessage now = snapshot.get();
            if (forgotten.equals(EventId.NONE)) {
                forgotten = now.id();
            }
            return List.of(now);
        }
    }

    /** Adds a reader who has seen everything up to an event. */
    void join(EventStream stream, Optional<EventId> last) {
        synchronized (kept) {
            since(last).forEach(message -> stream.offer(message.bytes()));
            streams.add(stream);
        }
    }

    void leave(EventStream stream) {
        streams.remove(stream);
    }

    /** The number of readers. */
    public int readers() {
        return streams.size();
    }

    /** Replaces the queue of a slow reader. */
    byte[] whole() {
        return snapshot.get().bytes();
    }

    int queueBytes() {
        return limits.queueBytes();
    }

    /** Ends all streams. */
    public void close() {
        streams.forEach(EventStream::close);
    }
}
