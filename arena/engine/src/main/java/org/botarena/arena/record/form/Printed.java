package org.botarena.arena.record.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Agents' output in a game: for their authors only, and {@linkplain Personal personal}, so that it can be deleted. */
public final class Printed {
    private Printed() {}

    /**
     * The output, packed.
     *
     * @param names of the entrants, by seat
     * @param logs by seat; empty texts where there is no output
     * @return by seat, null for a seat without output, or null if no seat has any
     */
    public static List<Personal> personal(List<String> names, List<String> logs) {
        List<Personal> all = new ArrayList<>();
        for (int seat = 0; seat < logs.size(); seat++) {
            String text = logs.get(seat);
            all.add(text.isEmpty() ? null : Personal.of(List.of(names.get(seat)), Packed.of(text)));
        }
        return all.stream().allMatch(Objects::isNull) ? null : all;
    }

    /** The output of one seat, or empty if it is missing, was deleted or cannot be read, which verify reports. */
    public static String text(Personal printed) {
        try {
            return printed == null
                    ? ""
                    : printed.said(byte[].class).map(Packed::text).orElse("");
        } catch (IllegalArgumentException e) {
            return "";
        }
    }
}
