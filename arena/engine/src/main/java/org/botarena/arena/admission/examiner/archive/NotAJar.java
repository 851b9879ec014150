package org.botarena.arena.admission.examiner.archive;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/** Files that people submit instead of a jar, recognized by their names, and the advice for each. */
public enum NotAJar {
    /** A jar in a place that is not searched. */
    DEEPER("deeper", "[.](jar|zip)"),
    /** An archive that the arena cannot open. */
    ARCHIVE("archive", "[.](rar|7z|tar|t?gz|tbz2?|bz2|t?xz|zst|zipx|lzh|ace|cab|iso)"),
    /** What the compiler reads. */
    SOURCES("sources", "[.](java|kt|scala|c|cpp|cs|js|ts)"),
    /** An agent in Python in a place that is not searched. */
    PYTHON_AGENT("python-agent", "(?<![^/])(?-i:agent[.]py)"),
    /** Python under another name. */
    PYTHON("python-name", "[.]py"),
    /** A notebook, which only runs in a browser. */
    NOTEBOOK("notebook", "[.]ipynb"),
    /** What the compiler writes. */
    CLASSES("classes", "[.]class"),
    /** What people read. */
    DOCUMENT("document", "[.](pdf|docx?|odt|rtf|pptx?|xlsx?|html?|txt|md|png|jpe?g)");

    private static final int MOST_SHOWN = 3;
    /** Files that no author wrote: hidden files, leftovers of macOS, the build tools' own jars. */
    private static final Pattern HIDDEN =
            Pattern.compile("(?s)(.*/)?([.][^/]|__MACOSX/|(gradle|maven)-wrapper[.]jar).*");

    private static final Pattern NOTES = Pattern.compile("(?is).*[.](txt|md|html?|xlsx?|png|jpe?g)");

    private final String key;
    private final Pattern names;

    NotAJar(String key, String endings) {
        this.key = key;
        this.names = Pattern.compile("(?is).*" + endings);
    }

    /**
     * Whether a file of that name among other people's jars was submitted instead of a jar. Notes may be there as
     * well.
     */
    public static boolean isMet(String name) {
        return kind(List.of(name)).isPresent() && !NOTES.matcher(name).matches();
    }

    /** Whether a file or entry of that name was not made by a person. */
    static boolean isHidden(String name) {
        return HIDDEN.matcher(name).matches();
    }

    /**
     * Explains why these files are not an agent.
     *
     * @param names of all files of a submission, with their folders
     * @param where they are, for the message: {@code the zip}
     * @return empty if the files are of unknown kinds
     */
    public static Optional<Refusal> of(Collection<String> names, Sentence where) {
        return kind(names).map(kind -> kind.refusal(names, where));
    }

    /** Whether some of the files are an author's work, not only notes about it. */
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

    /** Explains why a single file is not an agent, or empty if it may be one. */
    public static Optional<Refusal> of(String fileName) {
        return kind(List.of(fileName))
                .filter(kind -> kind != DEEPER)
                .map(kind -> kind.refusal(Sentence.quote(ProblemText.cut(fileName))));
    }

    /** The program whose archives start with these bytes, if the name claims otherwise, or empty if none is known. */
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
