package org.botarena.arena.admission.examiner.source;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.admission.examiner.archive.PackedFile;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * The encoding of the sources in a submission: from a byte order mark, else as declared by the project, else UTF-8,
 * else windows-1252, the default of editors on Windows. Filled once, then read-only.
 */
final class SourceEncoding {
    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final long LONGEST_SETTINGS = 1 << 20;

    private static final Pattern GRADLE =
            Pattern.compile("(?m)^(?!\\s*//|.*javadoc).*\\bencoding\\s*(?:=|\\.set\\()?\\s*[\"']([^\"']+)[\"']");
    private static final Pattern NETBEANS = Pattern.compile("(?m)^\\s*source[.]encoding\\s*[=:]\\s*(\\S+)");
    private static final Pattern BLUEJ = Pattern.compile("(?m)^\\s*project[.]charset\\s*[=:]\\s*(\\S+)");
    private static final Pattern ECLIPSE = Pattern.compile("(?m)^\\s*encoding/(\\S*?)\\s*=\\s*(\\S+)");
    private static final Pattern INTELLIJ =
            Pattern.compile("<file\\s+url=\"(?:file://[$]PROJECT_DIR[$])?([^\"]*)\"\\s+charset=\"([^\"]+)\"");

    /** Declared encodings by the path of the folder or file, without a slash at its end. */
    private final Map<String, Charset> declared = new TreeMap<>();

    /** What these files declare. */
    static SourceEncoding of(Iterable<PackedFile> files) throws Refusal {
        SourceEncoding encoding = new SourceEncoding();
        for (PackedFile file : files) {
            if (file.size() <= LONGEST_SETTINGS) {
                encoding.take(file);
            }
        }
        return encoding;
    }

    private void take(PackedFile file) throws Refusal {
        String path = file.path();
        String folder = path.substring(0, path.lastIndexOf('/') + 1);
        switch (path.substring(folder.length())) {
            case "pom.xml" -> Pom.read(file.bytes()).flatMap(Pom::encoding).ifPresent(name -> declare(folder, name));
            case "build.gradle", "build.gradle.kts" -> first(GRADLE, file).ifPresent(name -> declare(folder, name));
            case "package.bluej", "project.bluej" -> first(BLUEJ, file).ifPresent(name -> declare(folder, name));
            case "project.properties" ->
                first(NETBEANS, file).ifPresent(name -> declare(folder.replaceFirst("(^|/)nbproject/$", "$1"), name));
            case "org.eclipse.core.resources.prefs" ->
                all(ECLIPSE, file, folder.replaceFirst("(^|/)[.]settings/$", "$1"));
            case "encodings.xml" -> all(INTELLIJ, file, folder.replaceFirst("(^|/)[.]idea/$", "$1"));
            default -> {} // it declares nothing
        }
    }

    private static Optional<String> first(Pattern pattern, PackedFile file) throws Refusal {
        Matcher matcher = pattern.matcher(text(file));
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** Reads settings that declare an encoding for each of several paths. */
    private void all(Pattern pattern, PackedFile file, String project) throws Refusal {
        Matcher matcher = pattern.matcher(text(file));
        while (matcher.find()) {
            String of = matcher.group(1);
            boolean isAll = of.isEmpty() || of.equals("<project>") || of.equals("PROJECT");
            declare(isAll ? project : project + of.replaceFirst("^/+", ""), matcher.group(2));
        }
    }

    private static String text(PackedFile file) throws Refusal {
        return new String(file.bytes(), StandardCharsets.ISO_8859_1);
    }

    /** Records a declaration; ignores encodings that this JVM does not know. */
    private void declare(String path, String name) {
        try {
            declared.put(path.replaceFirst("/$", ""), Charset.forName(name));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            // The bytes themselves tell.
        }
    }

    /** The text of a source. */
    String text(String path, byte[] bytes) {
        return marked(bytes)
                .or(() -> declaredFor(path).flatMap(charset -> decoded(bytes, charset)))
                .or(() -> decoded(bytes, StandardCharsets.UTF_8))
                .orElseGet(() -> new String(bytes, WINDOWS));
    }

    /** The encoding declared for the file, else for the innermost folder around it. */
    private Optional<Charset> declaredFor(String path) {
        for (String at = path; !at.isEmpty(); at = at.substring(0, Math.max(0, at.lastIndexOf('/')))) {
            if (declared.containsKey(at)) {
                return Optional.of(declared.get(at));
            }
        }
        return Optional.ofNullable(declared.get(""));
    }

    private static Optional<String> decoded(byte[] bytes, Charset charset) {
        try {
            return Optional.of(charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /**
     * Decodes a text with a byte order mark. UTF-16 is also recognized without one, since every other byte of a
     * source is 0.
     */
    private static Optional<String> marked(byte[] bytes) {
        int first = bytes.length < 2 ? 0 : ((bytes[0] & 0xff) << 8) | (bytes[1] & 0xff);
        if (first == 0xEFBB && bytes.length > 2 && (bytes[2] & 0xff) == 0xBF) {
            return Optional.of(new String(bytes, 3, bytes.length - 3, StandardCharsets.UTF_8));
        }
        if (first == 0xFFFE || first == 0xFEFF) {
            return Optional.of(new String(bytes, StandardCharsets.UTF_16));
        }
        if (bytes.length > 3 && bytes[1] == 0 && bytes[3] == 0 && bytes[0] != 0) {
            return Optional.of(new String(bytes, StandardCharsets.UTF_16LE));
        }
        if (bytes.length > 3 && bytes[0] == 0 && bytes[2] == 0 && bytes[1] != 0) {
            return Optional.of(new String(bytes, StandardCharsets.UTF_16BE));
        }
        return Optional.empty();
    }
}
