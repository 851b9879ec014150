package org.botarena.arena.admission.examiner.archive;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/** What people hand in where a jar is wanted, known by the names of the files, and what to ask them for. */
public enum NotAJar {
    /** A jar, but where nobody looks. */
    DEEPER("deeper", "[.](jar|zip)"),
    /** An archive that only other programs open. */
    ARCHIVE("archive", "[.](rar|7z|tar|t?gz|tbz2?|bz2|t?xz|zst|zipx|lzh|ace|cab|iso)"),
    /** What the compiler reads. */
    SOURCES("sources", "[.](java|kt|scala|c|cpp|cs|js|ts)"),
    /** An agent in Python, but not where one is looked for. */
    PYTHON_AGENT("python-agent", "(?<![^/])(?-i:agent[.]py)"),
    /** Python under another name. */
    PYTHON("python-name", "[.]py"),
    /** Python that only a browser runs. */
    NOTEBOOK("notebook", "[.]ipynb"),
    /** What the compiler writes. */
    CLASSES("classes", "[.]class"),
    /** What people read. */
    DOCUMENT("document", "[.](pdf|docx?|odt|rtf|pptx?|xlsx?|html?|txt|md|png|jpe?g)");

    private static final int MOST_SHOWN = 3;
    /** What nobody made: hidden files, what macOS leaves behind, the build tools' own jars. */
    private static final Pattern HIDDEN =
            Pattern.compile("(?s)(.*/)?([.][^/]|__MACOSX/|(gradle|maven)-wrapper[.]jar).*");

    private static final Pattern NOTES = Pattern.compile("(?is).*[.](txt|md|html?|xlsx?|png|jpe?g)");

    private final String key;
    private final Pattern names;

    NotAJar(String key, String endings) {
        this.key = key;
        this.names = Pattern.compile("(?is).*" + endings);
    }

    /** Whether a file of that name, beside other people's jars, was handed in instead of one: notes may lie there, too. */
    public static boolean isMet(String name) {
        return kind(List.of(name)).isPresent() && !NOTES.matcher(name).matches();
    }

    /** Whether a file or entry of that name is nothing that somebody made. */
    static boolean isHidden(String name) {
        return HIDDEN.matcher(name).matches();
    }

    /**
     * Why these files are no agent.
     *
     * @param names of all files of a hand-in, with their folders
     * @param where they are, for the message: {@code the zip}
     * @return empty: nothing is known about them
     */
    public static Optional<Refusal> of(Collection<String> names, Sentence where) {
        return kind(names).map(kind -> kind.refusal(names, where));
    }

    /** Whether some of these files are what an author worked on, and not only what they wrote about it. */
    public static boolean isWork(Collection<String> names) {
        return kind(names).filter(kind -> kind != DOCUMENT).isPresent();
    }

    private static Optional<NotAJar> kind(Collection<String> names) {
        for (NotAJar kind : values()) {
            if (names.stream().anyMatch(kind::isIn)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    private boolean isIn(String name) {
        return names.matcher(name).matches() && !isHidden(name);
    }

    private Refusal refusal(Collection<String> names, Sentence where) {
        List<String> met = names.stream().filter(this::isIn).sorted().toList();
        String shown = met.stream().limit(MOST_SHOWN).map(ProblemText::cut).collect(Collectors.joining(", "));
        Sentence all = met.size() > MOST_SHOWN
                ? ProblemText.say("why.more", shown, met.size() - MOST_SHOWN)
                : Sentence.quote(shown);
        return refusal(ProblemText.say("why.holds", where, all));
    }

    private Refusal refusal(Sentence why) {
        return new Refusal(ProblemText.say("what." + key), why, ProblemText.say("remedy." + key));
    }

    /** Why a single file is no agent; empty: it may be one. */
    public static Optional<Refusal> of(String fileName) {
        return kind(List.of(fileName))
                .filter(kind -> kind != DEEPER)
                .map(kind -> kind.refusal(Sentence.quote(ProblemText.cut(fileName))));
    }

    /** The program whose archives begin like this, if their name says otherwise; empty: none that is known. */
    static Optional<Sentence> disguised(byte[] beginning) {
        if (begins(beginning, 'R', 'a', 'r', '!')) {
            return Optional.of(ProblemText.say("why.rar"));
        }
        return begins(beginning, '7', 'z', 0xBC, 0xAF) ? Optional.of(ProblemText.say("why.7-zip")) : Optional.empty();
    }

    private static boolean begins(byte[] bytes, int... with) {
        if (bytes.length < with.length) {
            return false;
        }
        for (int i = 0; i < with.length; i++) {
            if ((bytes[i] & 0xff) != with[i]) {
                return false;
            }
        }
        return true;
    }
}
