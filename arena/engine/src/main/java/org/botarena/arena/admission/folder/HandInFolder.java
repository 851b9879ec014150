package org.botarena.arena.admission.folder;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * An author's folder packed as a zip, for an examiner to choose from: jars, zips and what a compiler needs with their
 * times, of all else the names alone.
 */
public final class HandInFolder {
    private static final Pattern WANTED =
            Pattern.compile("(?is).*[.](jar|zip|java)|(.*/)?pom[.]xml|(.*/)?src/main/resources/.*");

    private HandInFolder() {}

    /** Packs it. */
    public static void pack(Path folder, Path zip) throws Refusal, IOException {
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream packed = new ZipOutputStream(out)) {
            long left = Bounds.UNPACKED_BYTES;
            for (Map.Entry<String, Path> file : ClassFolder.byName(folder).entrySet()) {
                boolean isWanted = WANTED.matcher(file.getKey()).matches();
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

    private static boolean isPacked(String name) {
        return name.toLowerCase(Locale.ROOT).matches("(?s).*[.](jar|zip)");
    }
}
