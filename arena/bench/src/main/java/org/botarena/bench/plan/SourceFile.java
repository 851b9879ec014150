package org.botarena.bench.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file of main code: Java, or a script or a style that goes with it. Immutable.
 *
 * @param module the path of its module below the root
 * @param home its package
 * @param name the file's name
 * @param text all of it
 * @param classes where its module's class files are
 */
record SourceFile(String module, String home, String name, String text, Path classes) {
    private static final Pattern COMMENTS = Pattern.compile("(?s:/\\*.*?\\*/)|(?m://[^\"\n]*$)");
    private static final String JAVA = "src/main/java";
    private static final String RESOURCES = "src/main/resources";

    /** All main code below a root: of each folder with {@code src/main}. */
    static List<SourceFile> under(Path root) throws IOException {
        List<SourceFile> files = new ArrayList<>();
        try (Stream<Path> poms = Files.find(
                root,
                4,
                (path, attributes) ->
                        path.endsWith("pom.xml") && !path.toString().contains("target"))) {
            for (Path pom : poms.sorted().toList()) {
                Path module = pom.toAbsolutePath().getParent();
                for (String kind : List.of(JAVA, RESOURCES)) {
                    if (Files.isDirectory(module.resolve(kind))) {
                        files.addAll(of(root.toAbsolutePath(), module, module.resolve(kind)));
                    }
                }
            }
        }
        return files;
    }

    private static List<SourceFile> of(Path root, Path module, Path sources) throws IOException {
        List<SourceFile> files = new ArrayList<>();
        try (Stream<Path> paths = Files.walk(sources)) {
            for (Path path : paths.filter(file -> file.toString().matches(".*[.](java|js|css|sql)"))
                    .toList()) {
                String home = sources.relativize(path.getParent()).toString().replaceAll("[/\\\\]", ".");
                files.add(new SourceFile(
                        root.normalize().relativize(module.normalize()).toString(),
                        home,
                        path.getFileName().toString(),
                        Files.readString(path),
                        module.resolve("target/classes")));
            }
        }
        return files;
    }

    /** Whether it only describes its package. */
    boolean isInfo() {
        return name.equals("package-info.java");
    }

    /** Whether its module is. */
    boolean isBuilt() {
        return Files.isDirectory(classes);
    }

    int lines() {
        return (int) text.lines().count();
    }

    /** Lines that are neither empty nor comments. */
    int code() {
        return (int) COMMENTS.matcher(text)
                .replaceAll("")
                .lines()
                .filter(line -> !line.isBlank())
                .count();
    }

    /** Lines of code, without imports and the package declaration. */
    int statements() {
        return (int) COMMENTS.matcher(text)
                .replaceAll("")
                .lines()
                .filter(line -> !line.isBlank() && !line.matches("(import|package) .*"))
                .count();
    }

    /** Whether its code contains the pattern, or its name matches; comments do not count. */
    boolean names(String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        return wanted.matcher(name).find()
                || wanted.matcher(COMMENTS.matcher(text).replaceAll("")).find();
    }
}
