package org.botarena.arena.admission.examiner.source;

import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.SimpleJavaFileObject;

/**
 * A source as the compiler reads it. Its package is the one that it declares, whatever its folder is called, and its file
 * may have any name. Immutable.
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

    /** Where it is in the submission. */
    String path() {
        return path;
    }

    /** The package that it declares; empty for the unnamed one. */
    String packageName() {
        return packageName;
    }

    /** The folder that it is in, with a slash at its end; empty at the top. */
    String folder() {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /** Its package as a path, with a slash at its end. */
    String packagePath() {
        return packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
    }

    /** The folder that its packages are in: its own, if that is not called as the package is. */
    String root() {
        String folder = folder();
        return ("/" + folder).endsWith("/" + packagePath())
                ? folder.substring(0, folder.length() - packagePath().length())
                : folder;
    }

    /** The same source without what is in the given part, of which the ends of lines stay. */
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
        return kind == Kind.SOURCE; // zips garble letters, and browsers number copies
    }
}
