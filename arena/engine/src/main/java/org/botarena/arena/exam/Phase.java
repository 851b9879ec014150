package org.botarena.arena.exam;

import java.util.List;
import java.util.Locale;

/** A third of a game. */
enum Phase {
    OPENING(0, "begin-easy begin-medium begin-hard undecided"),
    MIDDLE(1, "middle-easy middle-medium"),
    END(2, "end-easy");

    private final int third;
    private final String files;

    Phase(int third, String files) {
        this.third = third;
        this.files = files;
    }

    /** Its number, from 0. */
    int third() {
        return third;
    }

    /** The files of a game whose positions were solved in advance. */
    List<String> files() {
        return List.of(files.split(" "));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
