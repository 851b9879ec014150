package org.botarena.arena.admission.examiner.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.classfile.ClassFacts;
import org.botarena.arena.admission.examiner.classfile.ClassFacts.Suspicion;
import org.botarena.arena.admission.examiner.classfile.ClassFileVersion;
import org.botarena.arena.admission.examiner.classfile.ClassScan;
import org.botarena.arena.admission.examiner.classfile.Code;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.classfile.References;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/** The content of a jar, as far as admission needs it. Filled once by {@link #read}, then read-only. */
public final class JarContents {
    private static final int LONGEST_MANIFEST = 1 << 16;

    private static final Pattern VERSION = Pattern.compile("META-INF/versions/[0-9]+/");

    private final ClassFileVersion host;
    private final SampleClasses samples;
    private final Code code = new Code();
    private final References references = new References();
    private final Map<String, ClassFacts> classes = new TreeMap<>();
    private final List<ClassFacts> versions = new ArrayList<>();
    private final List<Sentence> misplaced = new ArrayList<>();
    private final Set<String> ours = new TreeSet<>();
    private final TreeSet<String> packedIn = new TreeSet<>();
    private final List<Problem> problems = new ArrayList<>();
    private int tooNew;
    private Attributes manifest = new Attributes();
    private ListOfContents list;

    private JarContents(ClassFileVersion host, SampleClasses samples) {
        this.host = host;
        this.samples = samples;
    }

    /** Reads a whole jar. */
    public static JarContents read(byte[] jar, ClassFileVersion host, SampleClasses samples) throws Refusal {
        JarContents contents = new JarContents(host, samples);
        contents.list = Archive.read(jar, contents::take);
        return contents;
    }

    /** The jar's verified directory. */
    ListOfContents list() {
        return list;
    }

    /** The fingerprint of its code, for comparison with other submissions. */
    public Fingerprint fingerprint() {
        return code.fingerprint();
    }

    /** The classes by binary name, only those at the path that a class loader expects. */
    public Map<String, ClassFacts> classes() {
        return Collections.unmodifiableMap(classes);
    }

    /** The names of classes that are identical to a sample's. */
    public Set<String> ours() {
        return Collections.unmodifiableSet(ours);
    }

    /**
     * The classes that would be missing in a game, each with a class that names it.
     *
     * @param from the classes to start from
     */
    public Map<String, String> missing(Set<String> from) {
        return references.missing(from, classes.keySet());
    }

    /** Whether another jar contains everything in this one, byte for byte, apart from {@code META-INF}. */
    public boolean isPartOf(JarContents other) {
        return other.files().containsAll(files());
    }

    private Set<List<Object>> files() {
        return list.entries().stream()
                .filter(entry -> !entry.isFolder() && !entry.name().startsWith("META-INF/"))
                .map(entry -> List.<Object>of(entry.name(), entry.size(), entry.crc()))
                .collect(Collectors.toSet());
    }

    /** Classes that no class loader finds, in words: {@code p.Bot is at classes/p/Bot.class}. */
    public List<Sentence> misplaced() {
        return Collections.unmodifiableList(misplaced);
    }

    /** References to things that agents do not have, in all classes, including those for certain versions of Java. */
    public List<Suspicion> suspicions() {
        return Stream.concat(classes.values().stream(), versions.stream())
                .flatMap(type -> type.suspicions().stream())
                .toList();
    }

    /** The packages of the arena's own libraries that were packed into the jar and will be left out. */
    public List<String> packedIn() {
        return List.copyOf(packedIn);
    }

    /** Problems such as class files that this Java cannot read. */
    public List<Problem> problems() {
        return Collections.unmodifiableList(problems);
    }

    /** A main attribute of the manifest, or empty if it is missing. */
    public String manifest(String key) {
        String value = manifest.getValue(key);
        return value == null ? "" : value;
    }

    private void take(String name, InputStream content) throws IOException, Refusal {
        switch (Treatment.of(name, host.feature())) {
            case OURS -> {
                if (name.endsWith(".class")) {
                    packedIn.add(name.substring(0, name.lastIndexOf('/')).replace('/', '.'));
                }
            }
            case MANIFEST -> takeManifest(content.readNBytes(LONGEST_MANIFEST));
            case CLASS -> takeClass(name, small(name, content));
            case VERSION -> takeVersion(name, small(name, content));
            default -> {} // not needed
        }
    }

    private static byte[] small(String name, InputStream content) throws IOException, Refusal {
        byte[] bytes = content.readNBytes(Bounds.CLASS_BYTES + 1);
        if (bytes.length > Bounds.CLASS_BYTES) {
            throw new Refusal(
                    ProblemText.say("what.entry-too-large"),
                    ProblemText.say("why.larger", ProblemText.cut(name), Bounds.CLASS_BYTES >> 20),
                    ProblemText.say("remedy.data", Allowance.JAR.quote()));
        }
        return bytes;
    }

    /** Reads only the main section, which comes first, since a signed jar has thousands of others. */
    private void takeManifest(byte[] bytes) {
        try {
            manifest = new Manifest(new ByteArrayInputStream(mainSection(bytes))).getMainAttributes();
        } catch (IOException | IllegalArgumentException e) {
            problems.add(Problem.warning(
                    ProblemText.say("what.manifest"),
                    Sentence.quote(ProblemText.reason(e)),
                    ProblemText.say("remedy.manifest")));
        }
    }

    private static byte[] mainSection(byte[] manifest) {
        int lines = 0; // consecutive line ends
        for (int i = 0; i < manifest.length; i++) {
            boolean isSecondHalf = manifest[i] == '\n' && i > 0 && manifest[i - 1] == '\r';
            boolean isEnd = manifest[i] == '\n' || manifest[i] == '\r';
            lines = isSecondHalf ? lines : isEnd ? lines + 1 : 0;
            if (lines == 2) {
                return Arrays.copyOf(manifest, i + 1);
            }
        }
        return manifest;
    }

    private void takeClass(String entry, byte[] bytes) throws Refusal {
        if (!ClassFileVersion.isClassFile(bytes)) {
            throw broken(entry, ProblemText.say("why.no-class-file"));
        }
        if (!host.reads(bytes)) {
            // Report it once, since a whole library may be too new.
            if (tooNew++ == 0) {
                problems.add(host.problem(ProblemText.cut(entry), bytes));
            }
            return;
        }
        ClassFacts facts = facts(entry, bytes);
        if (facts.path().equals(entry)) {
            classes.put(facts.name(), facts);
            if (samples.has(entry, bytes)) {
                ours.add(facts.name());
            }
        } else {
            misplaced.add(ProblemText.say("why.misplaced", ProblemText.cut(facts.name()), ProblemText.cut(entry)));
        }
    }

    /** Checks the version of a class. A class that this Java cannot read is harmless until it is loaded. */
    private void takeVersion(String entry, byte[] bytes) throws Refusal {
        if (ClassFileVersion.isClassFile(bytes) && host.reads(bytes)) {
            ClassFacts facts = facts(entry, bytes);
            if (facts.path().equals(VERSION.matcher(entry).replaceFirst(""))) {
                versions.add(facts);
            }
        }
    }

    private ClassFacts facts(String entry, byte[] bytes) throws Refusal {
        try {
            return ClassScan.read(bytes, code, references);
        } catch (Exceeded e) {
            throw e.at(Sentence.quote(ProblemText.cut(entry)));
        } catch (RuntimeException e) {
            throw broken(
                    entry, ProblemText.say("why.while-reading", e.getClass().getSimpleName()));
        }
    }

    private static Refusal broken(String entry, Sentence why) {
        return new Refusal(
                ProblemText.say("what.broken-class"),
                ProblemText.say("why.at", ProblemText.cut(entry), why),
                ProblemText.say("remedy.clean"));
    }
}
