package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.botarena.arena.record.form.Personal;

/**
 * The {@linkplain Said remarks} of one seat's agent in an attempt, by ply. They are {@linkplain Personal personal}, so
 * that they can be deleted. Immutable.
 */
record Remarks(@JsonValue SortedMap<Integer, Said> byPly) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Remarks {
        byPly = new TreeMap<>(byPly);
    }

    /**
     * The remarks of an attempt.
     *
     * @param names of the entrants, by seat
     * @return by seat, null for an agent without remarks, or null if no agent made any
     */
    static List<Personal> of(List<String> names, Attempt attempt) {
        return Personal.bySeat(names, seat -> {
            SortedMap<Integer, Said> said = new TreeMap<>();
            for (Ply ply : attempt.plies()) {
                if (ply.player() == seat) {
                    ply.said().ifPresent(one -> said.put(ply.number(), one));
                }
            }
            return said.isEmpty() ? null : new Remarks(said);
        });
    }

    /** All remarks by ply, without those that were deleted or cannot be read, which verify reports. */
    static Map<Integer, Said> byPly(List<Personal> said) {
        Map<Integer, Said> all = new HashMap<>();
        for (Personal one : said == null ? List.<Personal>of() : said) {
            all.putAll(one == null ? Map.of() : read(one));
        }
        return all;
    }

    private static Map<Integer, Said> read(Personal said) {
        try {
            return said.said(Remarks.class).map(Remarks::byPly).orElse(new TreeMap<>());
        } catch (IllegalArgumentException e) {
            return Map.of();
        }
    }
}
