package org.botarena.arena.admission.folder;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * Packs an author's folder as a zip for an examiner. The zip holds jars, zips and sources with their times, possible
 * data and declarations next to sources as far as there is room, and only the names of all other files.
 */
public final class SubmissionFolder {
    private static final Pattern WANTED =
            Pattern.compile("(?is).*[.](jar|zip|java)|(.*/)?pom[.]xml|(.*/)?src/main/resources/.*");

    /**
     * Limit for all data files next to sources, in bytes; the smallest are packed first, so that a video does not
     * displace an opening book.
     */
    private static final long DATA_BYTES = 16L << 20;

    private SubmissionFolder() {}

    /** Whether the folder contains a jar, a zip or a Java source. */
    public static boolean holdsJava(Path folder) throws Refusal {
        return ClassFolder.byName(folder).keySet().stream()
                .anyMatch(name -> WANTED.matcher(name).matches());
    }

    /** Packs it. */
    public static void pack(Path folder, Path zip) throws Refusal, IOException {
        pack(ClassFolder.byName(folder), zip);
    }

    /** Packs the files that a compiler needs, without archives and build output. */
    public static void packSources(Path folder, Path zip) throws Refusal, IOException {
        SortedMap<String, Path> files = ClassFolder.byName(folder);
        files.keySet().removeIf(name -> name.startsWith("target/") || isPacked(name));
        pack(files, zip);
    }

    private static void pack(SortedMap<String, Path> files, Path zip) throws Refusal, IOException {
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream packed = new ZipOutputStream(out)) {
            long left = Bounds.UNPACKED_BYTES;
            Set<String> wanted = wanted(files);
            for (Map.Entry<String, Path> file : files.entrySet()) {
                boolean isWanted = wanted.contains(file.getKey());
                left -= isWanted ? Files.size(file.getValue()) : 0;
                if (left < 0) {
                    throw ClassFolder.tooMuch(ProblemText.say("why.more-mib", Bounds.UNPACKED_BYTES >> 20));
                }
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setLastModifiedTime(Files.getLastModifiedTime(file.getValue()));
                packed.setLevel(isPacked(file.getKey()) ? 0 : 6);
                packed.putNextEntry(entry);
                if (isWanted) {
                    Files.copy(file.getValue(), packed);
                }
            }
        }
        if (Files.size(zip) > Bounds.JAR_BYTES) {
            throw ClassFolder.tooMuch(ProblemText.say("why.more-mib-packed", Bounds.JAR_BYTES >> 20));
        }
    }

    private static Set<String> wanted(SortedMap<String, Path> files) throws IOException {
        Set<String> wanted = new HashSet<>();
        SortedMap<Long, List<String>> others = new TreeMap<>();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (WANTED.matcher(file.getKey()).matches()) {
                wanted.add(file.getKey());
            } else {
                others.computeIfAbsent(Files.size(file.getValue()), fresh -> new ArrayList<>())
                        .add(file.getKey());
            }
        }
        long left = wanted.stream().anyMatch(name -> name.endsWith(".java")) ? DATA_BYTES : 0;
        for (Map.Entry<Long, List<String>> size : others.entrySet()) {
            for (String name : size.getValue()) {
                left -= size.getKey();
                if (left >= 0) {
                    wanted.add(name);
                }
            }
        }
        return wanted;
    }

    private static boolean isPacked(String name) {
        return name.toLowerCase(Locale.ROOT).matches("(?s).*[.](jar|zip)");
    }
}
