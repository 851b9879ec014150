package org.botarena.bench.plan;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Measures the built source tree and prints tables for a page: modules with their lines, packages with their files and
 * levels, cycles of packages, and the files affected by typical changes. The benchmarks and the zoo are only in the
 * first table.
 *
 * <p>A level is a step of the longest chain of classes of one package in which each needs the next; classes that need
 * each other share one. Packages form a cycle if each can be reached from the other; sub-packages are separate
 * packages.
 */
final class FloorPlan {
    private static final int MOST_FILES = 15;

    /** Measurements and attacks are not part of the program; the benchmarks use names of its packages. */
    private static final Set<String> ASIDE = Set.of("arena/bench", "arena/zoo");

    /** The patterns of typical changes, used unless others are named. */
    private static final Map<String, String> CHANGES = new TreeMap<>(Map.of(
            "the deadline rule", "(?i)\\b(overtime|deadline|grace|excusing|explaining|grantedNanos)\\b",
            "a tournament format (gauntlet)", "(?i)\\bgauntlets?\\b",
            "a column of the standings (idle CPU time)", "(?i)idle_?cpu",
            "a game (Hexapawn)", "(?i)\\bhexapawn",
            "a kind of fault (out of memory)", "\\bOutOfMemory\\b|OUT_OF_MEMORY|out-of-memory"));

    private FloorPlan() {}

    /**
     * Prints the tables.
     *
     * @param arguments the root of a built source tree, {@code .} by default; then the changes to look for, each {@code
     *     NAME=PATTERN}, instead of the usual ones
     */
    public static void main(String[] arguments) throws IOException {
        Path root = Path.of(arguments.length == 0 ? "." : arguments[0]);
        Map<String, String> changes = arguments.length < 2 ? CHANGES : changes(arguments);
        System.out.print(tables(root, changes));
    }

    /** The tables of the built source tree below a root. */
    static String tables(Path root, Map<String, String> changes) throws IOException {
        List<SourceFile> all = SourceFile.under(root);
        List<SourceFile> files = all.stream()
                .filter(file -> !ASIDE.contains(file.module()) && file.isBuilt())
                .toList();
        if (files.isEmpty()) {
            throw new IOException(
                    "there are no classes below %s: build first, mvn -B -q -DskipTests package".formatted(root));
        }
        Needs needs = Needs.of(files);
        return modules(all) + notBuilt(all) + packages(files, needs) + circles(needs) + named(files, changes);
    }

    /** Modules without class files, such as those of a profile; they are in no other table. */
    private static String notBuilt(List<SourceFile> all) {
        Set<String> modules = all.stream()
                .filter(file -> !file.isBuilt())
                .map(SourceFile::module)
                .collect(Collectors.toCollection(TreeSet::new));
        return modules.isEmpty() ? "" : "\nNot built, and left out below: %s\n".formatted(String.join(", ", modules));
    }

    private static Map<String, String> changes(String[] arguments) {
        Map<String, String> changes = new TreeMap<>();
        for (String argument : Arrays.asList(arguments).subList(1, arguments.length)) {
            int sign = argument.indexOf('=');
            if (sign < 1) {
                throw new IllegalArgumentException("a change is written NAME=PATTERN, not " + argument);
            }
            changes.put(argument.substring(0, sign), argument.substring(sign + 1));
        }
        return changes;
    }

    private static String modules(List<SourceFile> files) {
        StringBuilder table =
                new StringBuilder("| module | packages | files | lines | of code |\n|---|--:|--:|--:|--:|\n");
        SortedMap<String, List<SourceFile>> byModule =
                files.stream().collect(Collectors.groupingBy(SourceFile::module, TreeMap::new, Collectors.toList()));
        Map<String, List<SourceFile>> rows = new LinkedHashMap<>(byModule);
        rows.put("all", files);
        rows.forEach((module, own) -> table.append(String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %d |%n",
                module,
                own.stream().map(SourceFile::home).distinct().count(),
                own.size(),
                own.stream().mapToInt(SourceFile::lines).sum(),
                own.stream().mapToInt(SourceFile::code).sum())));
        return table.append('\n').toString();
    }

    /** The packages that are large or deep. */
    private static String packages(List<SourceFile> files, Needs needs) {
        Map<String, List<SourceFile>> byPackage = files.stream()
                .filter(file -> !file.isInfo())
                .collect(Collectors.groupingBy(SourceFile::home, TreeMap::new, Collectors.toList()));
        StringBuilder table = new StringBuilder(String.format(
                Locale.ROOT, "| package above %d files | files | levels | lines |%n|---|--:|--:|--:|%n", MOST_FILES));
        byPackage.entrySet().stream()
                .filter(entry -> entry.getValue().size() > MOST_FILES)
                .sorted(Comparator.comparing(entry -> -entry.getValue().size()))
                .forEach(entry -> table.append(String.format(
                        Locale.ROOT,
                        "| %s | %d | %d | %d |%n",
                        entry.getKey(),
                        entry.getValue().size(),
                        needs.levels(entry.getKey()),
                        entry.getValue().stream().mapToInt(SourceFile::lines).sum())));
        String deepest = byPackage.keySet().stream()
                .max(Comparator.comparing(needs::levels))
                .orElseThrow();
        return table.append(String.format(
                        Locale.ROOT, "%nThe deepest package has %d levels: %s.%n%n", needs.levels(deepest), deepest))
                .toString();
    }

    private static String circles(Needs needs) {
        List<List<String>> circles = needs.circles();
        StringBuilder table = new StringBuilder("""
                | packages in a circle | pairs that need each other | they are |
                |--:|--:|---|
                """);
        for (List<String> circle : circles) {
            table.append(String.format(
                    Locale.ROOT, "| %d | %d | %s |%n", circle.size(), needs.mutual(circle), String.join(", ", circle)));
        }
        return table.append(String.format(Locale.ROOT, "%nCircles: %d.%n%n", circles.size()))
                .toString();
    }

    private static String named(List<SourceFile> files, Map<String, String> changes) {
        StringBuilder table =
                new StringBuilder("| change | files that name it | modules | they are |\n|---|--:|--:|---|\n");
        changes.forEach((change, pattern) -> {
            List<SourceFile> naming = new ArrayList<>(files);
            naming.removeIf(file -> file.isInfo() || !file.names(pattern));
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %d | %d | %s |%n",
                    change,
                    naming.size(),
                    naming.stream().map(SourceFile::module).distinct().count(),
                    naming.stream().map(SourceFile::name).sorted().collect(Collectors.joining(", "))));
        });
        return table.toString();
    }
}
