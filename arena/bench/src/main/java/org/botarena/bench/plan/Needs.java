package org.botarena.bench.plan;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/**
 * The dependencies between classes, from their class files and imports (constant pools omit names in annotations); a
 * nested class counts as its outer one. Immutable.
 */
final class Needs {
    private static final Pattern ARROW = Pattern.compile(" +([\\w.$]+) +-> ([\\w.$]+) .*");

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([\\w.]+);");

    private final Map<String, Set<String>> classes;
    private final Map<String, Set<String>> packages = new TreeMap<>();

    private Needs(Map<String, Set<String>> classes) {
        this.classes = classes;
        classes.forEach((from, all) -> {
            Set<String> homes = packages.computeIfAbsent(home(from), none -> new TreeSet<>());
            all.stream()
                    .map(Needs::home)
                    .filter(home -> !home.equals(home(from)))
                    .forEach(homes::add);
        });
    }

    /**
     * Asks the JDK's {@code jdeps}.
     *
     * @throws IOException if the class files are not there
     */
    static Needs of(List<SourceFile> files) throws IOException {
        Map<String, Set<String>> classes =
                told(jdeps(files.stream().map(SourceFile::classes).collect(Collectors.toSet())));
        Set<String> own = Set.copyOf(classes.keySet());
        for (SourceFile file : files) {
            String name = file.home() + "." + file.name().replace(".java", "");
            for (Matcher imported = IMPORT.matcher(file.text()); imported.find(); ) {
                Set<String> needed = classes.getOrDefault(name, new TreeSet<>());
                own.stream()
                        .filter(one -> (imported.group(1) + ".").startsWith(one + "."))
                        .forEach(needed::add);
            }
        }
        classes.forEach((from, all) -> all.removeIf(to -> to.equals(from) || !own.contains(to)));
        return new Needs(classes);
    }

    private static String jdeps(Collection<Path> folders) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-verbose:class", "-filter:none"));
        for (Path folder : folders) {
            if (Files.isDirectory(folder)) {
                arguments.add(folder.toString());
            } else {
                throw new IOException("there is no %s: build first, mvn -B -q -DskipTests package".formatted(folder));
            }
        }
        StringWriter told = new StringWriter();
        int code = ToolProvider.findFirst("jdeps")
                .orElseThrow(() -> new IOException("this Java has no jdeps: run a JDK"))
                .run(new PrintWriter(told), new PrintWriter(Writer.nullWriter()), arguments.toArray(String[]::new));
        if (code != 0) {
            throw new IOException(String.format(Locale.ROOT, "jdeps ends with %d: %s", code, told));
        }
        return told.toString();
    }

    private static Map<String, Set<String>> told(String lines) {
        Map<String, Set<String>> classes = new TreeMap<>();
        for (String line : lines.lines().toList()) {
            Matcher arrow = ARROW.matcher(line);
            if (arrow.matches()) {
                classes.computeIfAbsent(outer(arrow.group(1)), none -> new TreeSet<>())
                        .add(outer(arrow.group(2)));
            }
        }
        return classes;
    }

    private static String outer(String name) {
        return name.replaceFirst("[$].*", "");
    }

    private static String home(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** The packages that can be reached from each other, in groups of two or more; the largest first. */
    List<List<String>> circles() {
        return Circles.of(packages).stream()
                .filter(circle -> circle.size() > 1)
                .sorted((one, other) -> other.size() - one.size())
                .toList();
    }

    /** The number of pairs of these packages that need each other directly. */
    long mutual(List<String> circle) {
        return circle.stream()
                        .flatMap(from -> packages.get(from).stream()
                                .filter(to ->
                                        packages.getOrDefault(to, Set.of()).contains(from)))
                        .count()
                / 2;
    }

    /** The number of levels of a package's classes. */
    int levels(String home) {
        Map<String, Set<String>> inside = new TreeMap<>();
        classes.forEach((from, all) -> {
            if (home(from).equals(home)) {
                inside.put(
                        from, all.stream().filter(to -> home(to).equals(home)).collect(Collectors.toSet()));
            }
        });
        Map<String, Integer> levels = new TreeMap<>();
        int most = 0;
        for (List<String> circle : Circles.of(inside)) { // Needed classes come first.
            int level = 1
                    + circle.stream()
                            .flatMap(from -> inside.get(from).stream())
                            .filter(to -> !circle.contains(to))
                            .mapToInt(levels::get)
                            .max()
                            .orElse(0);
            circle.forEach(one -> levels.put(one, level));
            most = Math.max(most, level);
        }
        return most;
    }
}
