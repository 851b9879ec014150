package org.botarena.arena.admission.examiner.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/** Finds classes that a jar lacks: in jars inside it, and elsewhere in the submission. Immutable. */
public final class Neighbours {
    /** The neighbours of a jar that was submitted without other files. */
    public static final Neighbours NONE = new Neighbours(List.of());

    /** More libraries than a project has; only the first ones are searched. */
    private static final int MOST_JARS = 60;

    private final List<ListOfContents> around;

    private Neighbours(List<ListOfContents> around) {
        this.around = around;
    }

    /** Creates the neighbours of the jars in a submission. */
    static Neighbours in(ListOfContents submission) {
        return new Neighbours(List.of(submission));
    }

    /**
     * Describes where the missing classes are, by name; omits those that were not found.
     *
     * @param names binary names
     */
    public Map<String, Sentence> places(Set<String> names, JarContents jar) {
        if (names.isEmpty()) {
            return Map.of();
        }
        Map<String, Sentence> byPath = new HashMap<>();
        read(jar.list(), "why.inside-the-jar", byPath);
        around.forEach(list -> read(list, "why.next-to-the-jar", byPath));
        Map<String, Sentence> places = new TreeMap<>();
        names.forEach(name -> {
            Sentence place = byPath.get(name.replace('.', '/') + ".class");
            if (place != null) {
                places.put(name, place);
            }
        });
        return places;
    }

    private static void read(ListOfContents list, String where, Map<String, Sentence> into) {
        List<ListOfContents.Entry> jars = list.entries().stream()
                .filter(entry -> entry.name().toLowerCase(Locale.ROOT).endsWith(".jar")
                        && !NotAJar.isHidden(entry.name())
                        && entry.size() <= Bounds.JAR_BYTES)
                .limit(MOST_JARS)
                .toList();
        for (ListOfContents.Entry jar : jars) {
            Sentence place = ProblemText.say(where, ProblemText.cut(jar.name()));
            try (InputStream content = list.open(jar)) {
                ListOfContents.of(content.readNBytes((int) jar.size()), Bounds.ENTRIES, true)
                        .entries()
                        .forEach(entry -> into.putIfAbsent(entry.name(), place));
            } catch (IOException | Refusal e) {
                // A damaged library has no classes.
            }
        }
        for (ListOfContents.Entry entry : list.entries()) {
            if (entry.name().endsWith(".class")) {
                loose(entry.name(), ProblemText.say(where, ProblemText.cut(entry.name())), into);
            }
        }
    }

    /** Adds a class file outside of a jar; its package may start at any of its folders. */
    private static void loose(String path, Sentence place, Map<String, Sentence> into) {
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            into.putIfAbsent(path.substring(slash + 1), place);
        }
    }
}
