package org.botarena.arena.record.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What one agent printed in a game: for its author alone, and {@linkplain Personal personal}, so that it can be taken away
 * and every hash stays right. Immutable.
 *
 * @param salt of its hash
 * @param text packed
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares it
public record Printed(String salt, byte[] text) {
    /** By seat, null for one that printed nothing; null if nobody printed anything. */
    public static List<Personal> personal(List<String> bySeat) {
        List<Personal> all = new ArrayList<>();
        bySeat.forEach(text -> all.add(text.isEmpty() ? null : Personal.of(Packed.of(text))));
        return orNull(all);
    }

    private static List<Personal> orNull(List<Personal> all) {
        return all.stream().allMatch(Objects::isNull) ? null : all;
    }

    /**
     * What is there of it, by seat.
     *
     * @throws IllegalArgumentException if some of it is damaged
     */
    public static Map<Integer, Printed> bySeat(List<Personal> all) {
        Map<Integer, Printed> bySeat = new TreeMap<>();
        for (int seat = 0; seat < all.size(); seat++) {
            Optional<Personal> one = Optional.ofNullable(all.get(seat)).filter(personal -> personal.text() != null);
            if (one.isPresent()) {
                bySeat.put(
                        seat,
                        new Printed(
                                one.get().salt().orElseThrow(),
                                one.get().said(byte[].class).orElseThrow()));
            }
        }
        return bySeat;
    }

    /** With its salt. */
    public Personal personal() {
        return Personal.of(salt, text);
    }

    /** The text; empty if it cannot be read. */
    public String said() {
        try {
            return Packed.text(text);
        } catch (IllegalArgumentException e) {
            return ""; // verify names it
        }
    }
}
