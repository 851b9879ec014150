package org.botarena.arena.roster;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The arena's own samples. Only the templates play without being named, where samples are needed: they are quick and
 * a good yardstick for beginners. The other samples are many and strong, and join by name. Immutable.
 *
 * @param all in the samples' folder
 */
record Samples(List<Found> all) {
    private static final Set<String> TEMPLATES = Set.of("random", "greedy", "flat", "uct");

    /** Those that play unasked. */
    List<Found> templates() {
        return all.stream().filter(found -> TEMPLATES.contains(found.name())).toList();
    }

    /** The names of the samples that play without being named: {@code random, uct}. */
    String unasked() {
        return names(templates());
    }

    /** A remark about further samples, to append to a note, or an empty text if there are no further ones. */
    Sentence others() {
        String names = names(
                all.stream().filter(found -> !TEMPLATES.contains(found.name())).toList());
        return names.isEmpty() ? Sentence.NONE : Sentence.of("roster.samples.others", names);
    }

    /** The names of all. */
    String names() {
        return names(all);
    }

    private static String names(List<Found> found) {
        return found.stream().map(Found::name).collect(Collectors.joining(", "));
    }
}
