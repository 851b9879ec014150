package org.botarena.arena.admission.examiner.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.admission.examiner.archive.ListOfContents.Entry;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The content of a submitted zip: its jars, divided into build output and others, and the sources of a project. If
 * the zip contains only zips, the newest is used. Immutable.
 *
 * @param built jars in the folders that build tools write to, the newest first
 * @param others all other jars, the newest first, without a project's libraries and source jars
 * @param samples unchanged samples of the arena, the newest first; they are in neither list
 * @param files all files of the zip that was used
 */
public record Submission(
        List<WrappedJar> built,
        List<WrappedJar> others,
        List<WrappedJar> samples,
        List<PackedFile> files,
        Neighbours neighbours) {
    /** Maximum nesting of zips: enough for a submission packed three times, and a limit for endless ones. */
    private static final int DEEPEST = 3;

    /** More jars than a submission has on purpose; the newest are examined. */
    private static final int MOST_JARS = 12;

    private static final String ENDING = ".jar";

    /** The folders in which Maven, Gradle and IntelliJ put the jar of a project. */
    private static final Pattern BUILT = Pattern.compile("(?is)(.*/)?(target|build/libs|out/artifacts/.*)/[^/]*");

    /** Jars that belong to a project: libraries, test data, and Maven's additional jars. */
    private static final Pattern BESIDE =
            Pattern.compile("(?is)(.*/)?((repository|src)/.*|[^/]*-(sources|javadoc|tests)[.]jar|original-[^/]*)");

    /** Matches the timestamp that ILIAS puts before the name: {@code 20261120101112_bot.jar}. */
    private static final Pattern STAMPED = Pattern.compile("(?s)(?:.*/)?(20[0-9]{12})_[^/]+");

    public Submission {
        built = List.copyOf(built);
        others = List.copyOf(others);
        samples = List.copyOf(samples);
        files = List.copyOf(files);
    }

    /**
     * Reads a submission.
     *
     * @param ours the classes of the arena's samples
     * @param feature of the agents' JDK
     */
    public static Submission of(byte[] zip, SampleClasses ours, int feature) throws Refusal {
        byte[] at = zip;
        List<WrappedJar> samples = new ArrayList<>();
        for (int depth = DEEPEST; ; depth--) {
            ListOfContents list = list(at);
            List<PackedFile> files = files(list);
            if (isJar(files) && !hasSources(files)) {
                return new Submission(
                        List.of(new WrappedJar(at, "agent")), List.of(), samples, List.of(), Neighbours.NONE);
            }
            List<WrappedJar> built = new ArrayList<>();
            List<WrappedJar> others = new ArrayList<>();
            for (Entry entry : named(ENDING, list)) {
                List<WrappedJar> same = isBuilt(entry) ? built : others;
                if (same.size() < MOST_JARS) {
                    WrappedJar jar = new WrappedJar(unpacked(list, entry), name(entry), entry.name(), time(entry));
                    (ours.areAllOf(jar.bytes(), feature) ? samples : same).add(jar);
                }
            }
            List<Entry> zips = named(".zip", list);
            boolean isFound = !built.isEmpty() || !others.isEmpty() || hasSources(files);
            if (isFound || zips.isEmpty() || depth == 0) {
                return new Submission(built, others, samples, files, Neighbours.in(list)).withSamplesIfNothingElse();
            }
            at = unpacked(list, newest(zips));
        }
    }

    /** Uses the samples if the submission contains nothing else that its author may have meant. */
    private Submission withSamplesIfNothingElse() {
        List<String> rest = names().stream()
                .filter(name -> !name.toLowerCase(Locale.ROOT).endsWith(ENDING))
                .toList();
        boolean isNothingElse = built.isEmpty() && others.isEmpty() && !hasSources() && !NotAJar.isWork(rest);
        return isNothingElse ? new Submission(List.of(), samples, List.of(), files, neighbours) : this;
    }

    /** The paths of all files made by a person, for messages. */
    private List<String> names() {
        return files.stream()
                .map(PackedFile::path)
                .filter(path -> !NotAJar.isHidden(path))
                .toList();
    }

    /** The visible files of a zip, in the order of its directory. */
    public static List<PackedFile> files(byte[] zip) throws Refusal {
        return files(list(zip));
    }

    /** Whether there are sources to compile. */
    public boolean hasSources() {
        return hasSources(files);
    }

    private static boolean hasSources(List<PackedFile> files) {
        return files.stream().anyMatch(PackedFile::isSource);
    }

    /** Explains why nothing in the submission can play. */
    public Refusal nothing() {
        List<String> names = names();
        if (names.isEmpty()) {
            return new Refusal(
                    ProblemText.say("what.empty-hand-in"),
                    ProblemText.say("why.empty-hand-in"),
                    ProblemText.say("remedy.hand-in"));
        }
        List<String> rest = names.stream()
                .filter(name ->
                        samples.stream().noneMatch(sample -> sample.path().equals(name)))
                .toList();
        return NotAJar.of(rest, ProblemText.say("why.the-hand-in"))
                .orElseGet(() -> new Refusal(
                        ProblemText.say("what.no-jar"),
                        ProblemText.say("why.no-jar", names.size()),
                        ProblemText.say("remedy.hand-in")));
    }

    /** Whether the zip is itself a jar that a browser or mail program renamed. */
    private static boolean isJar(List<PackedFile> files) {
        return files.stream().anyMatch(file -> file.path().equals(StagedCopy.MANIFEST))
                && files.stream().anyMatch(file -> file.path().endsWith(".class"));
    }

    private static ListOfContents list(byte[] zip) throws Refusal {
        try {
            return ListOfContents.of(zip, Bounds.ZIP_ENTRIES, true);
        } catch (IOException e) {
            throw unreadable(NotAJar.disguised(zip).orElseGet(() -> Sentence.quote(ProblemText.reason(e))));
        }
    }

    private static List<PackedFile> files(ListOfContents list) {
        return list.entries().stream()
                .filter(entry -> !entry.isFolder())
                .map(entry -> new PackedFile(list, entry))
                .filter(file -> file.isSetting() || !NotAJar.isHidden(file.path()))
                .toList();
    }

    private static List<Entry> named(String ending, ListOfContents list) {
        return list.entries().stream()
                .filter(entry ->
                        entry.name().toLowerCase(Locale.ROOT).endsWith(ending) && !NotAJar.isHidden(entry.name()))
                .filter(entry -> !BESIDE.matcher(entry.name()).matches())
                .sorted(Comparator.comparing(Submission::time).reversed())
                .toList();
    }

    /**
     * The time of submission, if a course platform wrote it before the name; else the time of the last change, which
     * sorts before any submission time.
     */
    private static long time(Entry file) {
        Matcher stamped = STAMPED.matcher(file.name());
        return stamped.matches() ? Long.parseLong(stamped.group(1)) : file.time();
    }

    private static boolean isBuilt(Entry jar) {
        return BUILT.matcher(jar.name()).matches();
    }

    private static Entry newest(List<Entry> zips) throws Refusal {
        if (zips.size() > 1 && time(zips.get(0)) == time(zips.get(1))) {
            throw new Refusal(
                    ProblemText.say("what.several-zips"),
                    listed(zips.stream().map(Entry::name).toList()),
                    ProblemText.say("remedy.one-jar"));
        }
        return zips.get(0);
    }

    /** Refuses several jars of which none is the newest. */
    public static Refusal several(List<WrappedJar> jars) {
        return new Refusal(
                ProblemText.say("what.several-jars"),
                listed(jars.stream().map(WrappedJar::path).toList()),
                ProblemText.say("remedy.one-jar"));
    }

    private static Sentence listed(List<String> names) {
        return ProblemText.quote(
                names.stream().sorted().limit(5).map(ProblemText::cut).toList() + "");
    }

    /** Unpacks an entry of at most the size allowed for a jar. */
    static byte[] unpacked(ListOfContents list, Entry entry) throws Refusal {
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
            throw unreadable(Sentence.quote(ProblemText.reason(e)));
        }
    }

    private static Refusal unreadable(Sentence why) {
        return new Refusal(ProblemText.say("what.unreadable-zip"), why, ProblemText.say("remedy.jar-itself"));
    }

    private static String name(Entry entry) {
        String file = entry.name().substring(entry.name().lastIndexOf('/') + 1);
        return file.substring(0, file.length() - ENDING.length());
    }
}
