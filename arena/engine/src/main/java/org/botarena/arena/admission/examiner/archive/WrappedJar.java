package org.botarena.arena.admission.examiner.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.admission.examiner.archive.ListOfContents.Entry;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/** The one jar in a zip, or in the one zip in it, and so on. Immutable. */
public final class WrappedJar {
    /** So many zips may lie in each other: who packs a hand-in thrice gets in, and no endless one keeps the arena busy. */
    private static final int DEEPEST = 3;

    private static final String ENDING = ".jar";

    private final byte[] bytes;
    private final String name;

    /**
     * A jar that has been found.
     *
     * @param name of its file, without {@code .jar}
     */
    public WrappedJar(byte[] bytes, String name) {
        this.bytes = bytes;
        this.name = name;
    }

    /** The jar, which nobody changes. */
    public byte[] bytes() {
        return bytes;
    }

    public String name() {
        return name;
    }

    /** Finds it. */
    public static WrappedJar in(byte[] zip) throws Refusal {
        byte[] at = zip;
        for (int depth = DEEPEST; ; depth--) {
            ListOfContents list = list(at);
            List<Entry> jars = named(ENDING, list);
            if (jars.size() == 1) {
                return new WrappedJar(unpacked(list, jars.get(0)), name(jars.get(0)));
            }
            if (!jars.isEmpty()) {
                throw several("what.several-jars", jars);
            }
            List<Entry> zips = named(".zip", list);
            if (zips.size() > 1) {
                throw several("what.several-zips", zips);
            }
            if (zips.isEmpty() || depth == 0) {
                return itself(at, list);
            }
            at = unpacked(list, zips.get(0));
        }
    }

    /** A jar that somebody's browser or mail program renamed. */
    private static WrappedJar itself(byte[] zip, ListOfContents list) throws Refusal {
        List<String> names = list.entries().stream()
                .filter(entry -> !entry.isFolder())
                .map(Entry::name)
                .toList();
        if (names.contains(StagedCopy.MANIFEST) && names.stream().anyMatch(name -> name.endsWith(".class"))) {
            return new WrappedJar(zip, "agent");
        }
        throw NotAJar.of(names, ProblemText.say("why.the-zip"))
                .orElseGet(() -> new Refusal(
                        ProblemText.say("what.no-jar"),
                        ProblemText.say("why.no-jar", names.size()),
                        ProblemText.say("remedy.one-jar")));
    }

    private static ListOfContents list(byte[] zip) throws Refusal {
        try {
            return ListOfContents.of(zip, Bounds.ZIP_ENTRIES, true);
        } catch (IOException e) {
            throw new Refusal(
                    ProblemText.say("what.unreadable-zip"),
                    NotAJar.disguised(zip).orElseGet(() -> ProblemText.reason(e)),
                    ProblemText.say("remedy.jar-itself"));
        }
    }

    private static List<Entry> named(String ending, ListOfContents list) {
        return list.entries().stream()
                .filter(entry ->
                        entry.name().toLowerCase(Locale.ROOT).endsWith(ending) && !NotAJar.isHidden(entry.name()))
                .toList();
    }

    private static Refusal several(String what, List<Entry> entries) {
        return new Refusal(
                ProblemText.say(what),
                ProblemText.printable(entries.stream()
                                .limit(5)
                                .map(entry -> ProblemText.cut(entry.name()))
                                .toList() + ""),
                ProblemText.say("remedy.one-jar-export"));
    }

    private static byte[] unpacked(ListOfContents list, Entry entry) throws Refusal {
        if (entry.size() > Bounds.JAR_BYTES) {
            throw new Refusal(
                    ProblemText.say("what.too-large"),
                    ProblemText.say("why.larger", ProblemText.cut(entry.name()), Bounds.JAR_BYTES >> 20),
                    ProblemText.say("remedy.smaller", Allowance.JAR.quote()));
        }
        try (InputStream content = list.open(entry)) {
            byte[] bytes = new byte[(int) entry.size()];
            int read = content.readNBytes(bytes, 0, bytes.length);
            if (read < bytes.length || content.read() >= 0) {
                throw Archive.contradiction(entry.name());
            }
            return bytes;
        } catch (IOException e) {
            throw new Refusal(
                    ProblemText.say("what.unreadable-zip"),
                    ProblemText.reason(e),
                    ProblemText.say("remedy.jar-itself"));
        }
    }

    private static String name(Entry entry) {
        String file = entry.name().substring(entry.name().lastIndexOf('/') + 1);
        return file.substring(0, file.length() - ENDING.length());
    }
}
