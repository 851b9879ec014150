package org.botarena.arena.admission;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.arena.process.engine.EngineDescriptor;
import org.botarena.arena.text.VisibleText;

/** Names entrants after their file, folder or project. */
public final class Naming {
    /** The folders below a project's folder in which build tools and editors put classes. */
    public static final List<Path> OUTPUT_FOLDERS = List.of(
            Path.of("target", "classes"),
            Path.of("build", "classes", "java", "main"),
            Path.of("build", "classes"),
            Path.of("build"),
            Path.of("bin"),
            Path.of("classes"));

    /** The suffix that Moodle appends to an author's name and number. */
    private static final Pattern HANDED_IN =
            Pattern.compile("(?i)(.+_[0-9]+)_assignsubmission_(file|onlinetext)(_.*)?");

    private Naming() {}

    /** The file's name without {@code .jar} or {@code .zip}. */
    public static String ofFile(Path file) {
        String name = file.getFileName().toString();
        return withoutEnding(
                EngineDescriptor.isOne(file)
                        ? name.substring(0, name.length() - EngineDescriptor.ENDING.length())
                        : name);
    }

    /** The name of a file that is not a jar, without its extension. */
    public static String ofOther(Path file) {
        return clean(file.getFileName().toString().replaceFirst("[.][^.]*$", ""));
    }

    /**
     * The author of a file or folder that is known only by its path: its own name, or that of the submission's
     * folder.
     */
    public static String ofAlone(Path source) {
        Path parent = source.getParent();
        Path folder = parent == null ? null : parent.getFileName();
        if (folder != null && HANDED_IN.matcher(folder.toString()).matches()) {
            return clean(folder.toString());
        }
        Path file = source.getFileName();
        return file == null ? "hand-in" : ofOther(file);
    }

    /** The name of the project that a folder of classes belongs to. */
    public static String ofFolder(Path folder) {
        Path full = folder.toAbsolutePath().normalize();
        for (Path output : OUTPUT_FOLDERS) {
            int left = full.getNameCount() - output.getNameCount();
            if (full.endsWith(output) && left > 0) {
                return clean(full.getName(left - 1).toString());
            }
        }
        return full.getNameCount() == 0 ? "classes" : clean(full.getFileName().toString());
    }

    public static String withoutEnding(String fileName) {
        String lower = fileName.toLowerCase(Locale.ROOT);
        boolean hasEnding = lower.endsWith(".jar") || lower.endsWith(".zip");
        return clean(hasEnding ? fileName.substring(0, fileName.length() - 4) : fileName);
    }

    /**
     * Normalizes a name so that names that look alike are equal: composed letters, no line breaks, no changes of text
     * direction. A name made by Moodle is reduced to the author's name and number.
     */
    public static String clean(String name) {
        String printable = VisibleText.replaced(Normalizer.normalize(name, Normalizer.Form.NFC), '_')
                .strip();
        Matcher submitted = HANDED_IN.matcher(printable);
        String author = submitted.matches() ? submitted.group(1) : printable;
        return VisibleText.isBlank(author) ? "unnamed" : author;
    }

    /** The author of a file or folder. Inside a platform's folder, the author gets its number. */
    public static Author author(Path source, String name) {
        return platformFolder(source).isPresent() ? Author.numbered(name) : new Author(name);
    }

    /** The course platform's folder that contains the file or is the file itself. */
    public static Optional<Path> platformFolder(Path source) {
        Path absolute = source.toAbsolutePath().normalize();
        return Stream.of(absolute, absolute.resolve("..").normalize())
                .filter(folder -> folder.getFileName() != null)
                .filter(folder ->
                        HANDED_IN.matcher(folder.getFileName().toString()).matches())
                .findFirst();
    }

    /** Whether this folder of a course platform holds text typed by the author. */
    public static boolean isOnlineText(Path folder) {
        return folder.getFileName().toString().matches("(?is).+_assignsubmission_onlinetext(_.*)?");
    }
}
