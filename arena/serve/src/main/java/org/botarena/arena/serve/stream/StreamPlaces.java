package org.botarena.arena.serve.stream;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.http.Limits;

/** The places for readers, of all streams together. Thread-safe. */
final class StreamPlaces {
    private final Limits limits;
    private final Map<String, Integer> ofPerson = new HashMap<>();
    private final Map<String, Integer> ofAddress = new HashMap<>();
    private int taken;
    private int takenByStrangers;

    StreamPlaces(Limits limits) {
        this.limits = limits;
    }

    /**
     * Takes a place for a signed-in person, or for a stranger from an address; returns false if none is free for them.
     */
    synchronized boolean take(Optional<String> person, String address) {
        boolean isFree = taken < limits.streams()
                && person.map(one -> ofPerson.getOrDefault(one, 0) < limits.streamsOfPerson())
                        .orElseGet(() -> takenByStrangers < limits.streamsOfStrangers()
                                && ofAddress.getOrDefault(address, 0) < limits.streamsOfAddress());
        if (isFree) {
            count(person, address, 1);
        }
        return isFree;
    }

    synchronized void giveBack(Optional<String> person, String address) {
        count(person, address, -1);
    }

    private void count(Optional<String> person, String address, int change) {
        taken += change;
        takenByStrangers += person.isPresent() ? 0 : change;
        Map<String, Integer> counts = person.isPresent() ? ofPerson : ofAddress;
        counts.merge(person.orElse(address), change, (before, by) -> before + by == 0 ? null : before + by);
    }
}
