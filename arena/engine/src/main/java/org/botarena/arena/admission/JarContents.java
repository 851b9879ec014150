package org.botarena.arena.admission;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import org.botarena.arena.admission.examiner.Allowance;
import org.botarena.arena.admission.examiner.Problem;

/** What is in a jar, as far as admission wants to know it. Filled once by {@link #read}, then only asked. */
final class JarContents {
    private static final int LARGEST_READ = 8 << 20;
    private static final Pattern OURS = Pattern.compile(
            "(META-INF/versions/[0-9]+/)?org/(botarena/(api|game)|pf4j|slf4j)/.*|META-INF/services/org[.](botarena|pf4j|slf4j)[.].*");
    private static final Pattern UNJUDGED = Pattern.compile("META-INF/versions/.*|(.*/)?module-info[.]class");
    private static final Pattern MADE_ANEW = Pattern.compile(
            "META-INF/(MANIFEST[.]MF|extensions[.]idx|SIG-[^/]*|[^/]*[.](SF|RSA|DSA|EC))", Pattern.CASE_INSENSITIVE);

    private final ClassFileVersion host;
    private final Map<String, ClassFacts> classes = new TreeMap<>();
    private final List<String> misplaced = new ArrayList<>();
    private final TreeSet<String> packedIn = new TreeSet<>();
    private final List<Problem> problems = new ArrayList<>();
    private int tooNew;
    private Attributes manifest = new Attributes();

    private JarContents(ClassFileVersion host) {
        this.host = host;
    }

    /** Reads all that a jar holds. */
    static JarContents read(Path jar, ClassFileVersion host) throws Refusal {
        JarContents contents = new JarContents(host);
        Archive.read(jar, contents::take);
        return contents;
    }

    /** Whether the staged copy holds this entry: not what the host has itself, what is made anew, or signatures. */
    static boolean isKept(String name) {
        return !OURS.matcher(name).matches() && !MADE_ANEW.matcher(name).matches();
    }

    /** The classes by binary name, each where a class loader looks for it. */
    Map<String, ClassFacts> classes() {
        return Collections.unmodifiableMap(classes);
    }

    /** Classes that no class loader finds: {@code p.Bot lies at classes/p/Bot.class}. */
    List<String> misplaced() {
        return Collections.unmodifiableList(misplaced);
    }

    /** The packages of the arena's own libraries that were packed in, to be left out. */
    List<String> packedIn() {
        return List.copyOf(packedIn);
    }

    /** Class files that this Java cannot read, and the like. */
    List<Problem> problems() {
        return Collections.unmodifiableList(problems);
    }

    /** A main attribute of the manifest; empty if it is not there. */
    String manifest(String key) {
        String value = manifest.getValue(key);
        return value == null ? "" : value;
    }

    private void take(String name, InputStream content) throws IOException, Refusal {
        if (OURS.matcher(name).matches()) {
            if (name.endsWith(".class")) {
                packedIn.add(name.substring(0, name.lastIndexOf('/')).replace('/', '.'));
            }
        } else if (name.toUpperCase(Locale.ROOT).equals(StagedCopy.MANIFEST)) {
            takeManifest(small(name, content));
        } else if (name.endsWith(".class") && !UNJUDGED.matcher(name).matches()) {
            takeClass(name, small(name, content));
        }
    }

    private static byte[] small(String name, InputStream content) throws IOException, Refusal {
        byte[] bytes = content.readNBytes(LARGEST_READ + 1);
        if (bytes.length > LARGEST_READ) {
            throw new Refusal(
                    "an entry is too large",
                    "%s has more than %d MiB".formatted(Archive.printable(name), LARGEST_READ >> 20),
                    "Keep data in files of its own, not in classes. " + Allowance.JAR.quote() + ".");
        }
        return bytes;
    }

    private void takeManifest(byte[] bytes) {
        try {
            manifest = new Manifest(new ByteArrayInputStream(bytes)).getMainAttributes();
        } catch (IOException | IllegalArgumentException e) {
            problems.add(Problem.warning(
                    "the manifest cannot be read",
                    Archive.reason(e),
                    "The arena makes one of its own; build the jar again if yours matters elsewhere."));
        }
    }

    private void takeClass(String entry, byte[] bytes) throws Refusal {
        if (!ClassFileVersion.isClassFile(bytes)) {
            throw broken(entry, "it does not begin as a class file does");
        }
        if (!host.reads(bytes)) {
            // Once is enough: a whole library may be too new.
            if (tooNew++ == 0) {
                problems.add(host.problem(Archive.printable(entry), bytes));
            }
            return;
        }
        ClassFacts facts;
        try {
            facts = ClassScan.read(bytes);
        } catch (RuntimeException | StackOverflowError e) {
            throw broken(entry, e.getClass().getSimpleName() + " while reading it");
        }
        if (facts.path().equals(entry)) {
            classes.put(facts.name(), facts);
        } else {
            misplaced.add("%s lies at %s".formatted(Archive.printable(facts.name()), Archive.printable(entry)));
        }
    }

    private static Refusal broken(String entry, String why) {
        return new Refusal(
                "a broken class file",
                "%s: %s".formatted(Archive.printable(entry), why),
                "Clean and build again; if a tool changed the class files, leave it out.");
    }
}
