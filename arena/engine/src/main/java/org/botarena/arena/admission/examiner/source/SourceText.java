package org.botarena.arena.admission.examiner.source;

import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.SimpleJavaFileObject;

/**
 * A source as the compiler reads it. Its package is the declared one, regardless of folder and file name. Immutable.
 */
final class SourceText extends SimpleJavaFileObject {
    private static final Pattern BLANK = Pattern.compile("(?:\\s++|//[^\\r\\n]*+|/[*](?s:.*?)[*]/)");
    private static final Pattern ANNOTATION = Pattern.compile("@(?!interface\\b)[\\w.]++(?:\\s*+[(][^()]*+[)])?");
    private static final Pattern PACKAGE = Pattern.compile("package\\s++([^;/{]++);");

    private final String path;
    private final String text;
    private final String packageName;

    SourceText(String path, String text) {
        super(URI.create("source:///" + path.replaceAll("[^A-Za-z0-9_/.$-]", "_")), Kind.SOURCE);
        this.path = path;
        this.text = text;
        this.packageName = declaredPackage(text);
    }

    private static String declaredPackage(String text) {
        Matcher matcher = BLANK.matcher(text);
        int at = 0;
        while (true) {
            if (matcher.usePattern(BLANK).region(at, text.length()).lookingAt()
                    || matcher.usePattern(ANNOTATION).lookingAt()) {
                at = matcher.end();
            } else {
                return matcher.usePattern(PACKAGE).lookingAt()
                        ? matcher.group(1).replaceAll("\\s+", "")
                        : "";
            }
        }
    }

    /** The path in the submission. */
    String path() {
        return path;
    }

    /** The declared package; empty for the unnamed one. */
    String packageName() {
        return packageName;
    }

    /** The folder of the source, with a slash at its end, or empty at the top. */
    String folder() {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /** The package as a path, with a slash at its end. */
    String packagePath() {
        return packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
    }

    /** The folder in which its packages start; its own folder if that does not match the package. */
    String root() {
        String folder = folder();
        return ("/" + folder).endsWith("/" + packagePath())
                ? folder.substring(0, folder.length() - packagePath().length())
                : folder;
    }

    /** Returns this source without the given part, but with its line ends. */
    SourceText without(int from, int to) {
        String blank = text.substring(from, to).replaceAll("[^\\r\\n]", " ");
        return new SourceText(path, text.substring(0, from) + blank + text.substring(to));
    }

    @Override
    public String getCharContent(boolean ignoresEncodingErrors) {
        return text;
    }

    @Override
    public String getName() {
        return path;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.SOURCE; // Zips garble letters, and browsers number copies.
    }
}
