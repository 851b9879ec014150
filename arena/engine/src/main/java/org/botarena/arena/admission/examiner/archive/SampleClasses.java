package org.botarena.arena.admission.examiner.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * The class files of the arena's own samples, each identified by path and bytes. A jar is an unchanged sample if all
 * of its classes are among them, whatever else it contains. Immutable.
 *
 * @param classes each as {@link #known} writes it
 */
public record SampleClasses(Set<String> classes) {
    /** The classes of an arena without samples. */
    public static final SampleClasses NONE = new SampleClasses(Set.of());

    private static final String ENDING = ".class";

    public SampleClasses {
        classes = Set.copyOf(classes);
    }

    /**
     * Reads the jars in a folder. They belong to the arena, so there are no limits.
     *
     * @return an empty set if the folder does not exist
     * @throws IOException if one cannot be read
     */
    public static SampleClasses in(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return NONE;
        }
        List<Path> jars;
        try (Stream<Path> files = Files.list(folder)) {
            jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
        }
        Set<String> classes = new TreeSet<>();
        for (Path jar : jars) {
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                for (ZipEntry entry : zip.stream()
                        .filter(each -> each.getName().endsWith(ENDING))
                        .toList()) {
                    try (InputStream content = zip.getInputStream(entry)) {
                        classes.add(known(entry.getName(), content.readAllBytes()));
                    }
                }
            }
        }
        return new SampleClasses(classes);
    }

    /** Whether the set contains a class file with this path and these bytes. */
    boolean has(String path, byte[] classFile) {
        return !classes.isEmpty() && classes.contains(known(path, classFile));
    }

    /** Whether a jar has classes, all of them from the samples, not counting those that the host provides. */
    boolean areAllOf(byte[] jar, int feature) {
        if (classes.isEmpty()) {
            return false;
        }
        try {
            ListOfContents list = ListOfContents.of(jar, Bounds.ENTRIES, false);
            List<ListOfContents.Entry> own = list.entries().stream()
                    .filter(entry -> entry.name().endsWith(ENDING)
                            && Treatment.of(entry.name(), feature) != Treatment.OURS
                            && Treatment.of(entry.name(), feature) != Treatment.UNREAD)
                    .toList();
            Set<String> paths = classes.stream()
                    .map(one -> one.substring(0, one.indexOf(' ')))
                    .collect(Collectors.toSet());
            if (own.isEmpty() || !own.stream().allMatch(entry -> paths.contains(entry.name()))) {
                return false;
            }
            Set<String> met = new HashSet<>();
            for (ListOfContents.Entry entry : own) {
                try (InputStream content = list.open(entry)) {
                    met.add(known(entry.name(), content.readNBytes(Bounds.CLASS_BYTES)));
                }
            }
            return classes.containsAll(met);
        } catch (IOException | Refusal e) {
            return false; // Damaged; the examination reports it.
        }
    }

    private static String known(String path, byte[] classFile) {
        try {
            return path + " "
                    + HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(classFile));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256; this one does not", e);
        }
    }
}
