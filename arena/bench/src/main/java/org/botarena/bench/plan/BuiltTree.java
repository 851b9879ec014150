package org.botarena.bench.plan;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/**
 * A source tree with the installation that was built from it. Immutable.
 *
 * @param root of the tree
 */
record BuiltTree(Path root) {
    private static final Set<String> RECORD = Set.of("store", "record", "news", "rebuild", "verification");
    private static final Set<String> ASIDE = Set.of("arena/zoo", "arena/bench", "arena/training", "arena/packing");
    private static final String ENGINE = "arena/engine";
    private static final String ARENA = "org.botarena.arena.";
    private static final Pattern CPU = Pattern.compile("cpu ([0-9.]+) ([0-9.]+)");
    private static final Pattern OWN = Pattern.compile("(?m)^\\S*\\[class,load\\] (org\\.botarena\\.\\S+) ");

    /** The result of a command: its output, and the CPU seconds that it took with its child processes. */
    record Ran(String said, double cpu) {
        /** The first group of a pattern in the output, as a number. */
        double number(String pattern) {
            Matcher matcher = Pattern.compile(pattern).matcher(said);
            if (!matcher.find()) {
                throw new IllegalStateException("no '%s' in: %s".formatted(pattern, said));
            }
            return Double.parseDouble(matcher.group(1).replace(",", ""));
        }
    }

    /** The resources of the command for very many games. */
    record ManyGames(double seconds, double mebibytes, double bytesOfAGame) {}

    Path installation() {
        return root.resolve("arena/cli/target/arena");
    }

    private List<SourceFile> java() throws IOException {
        return SourceFile.under(root).stream()
                .filter(file -> file.name().endsWith(".java"))
                .toList();
    }

    /** All lines of the packages that store a tournament. */
    int linesOfTheRecord() throws IOException {
        return java().stream()
                .filter(file -> file.module().equals(ENGINE) && file.home().startsWith(ARENA))
                .filter(file ->
                        RECORD.contains(file.home().substring(ARENA.length()).replaceFirst("[.].*", "")))
                .mapToInt(SourceFile::lines)
                .sum();
    }

    /** The lines of code of all distributed modules, without imports. */
    int codeOfTheProduct() throws IOException {
        return java().stream()
                .filter(file -> !ASIDE.contains(file.module()))
                .mapToInt(SourceFile::statements)
                .sum();
    }

    /** The number of the arena's own classes that a small run loads. */
    int classesLoaded() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("figures");
        Path log = folder.resolve("classes.log");
        arena(folder, "-Xlog:class+load:file=" + log, "run", "random", "greedy", "--pairs", "1", "--out", "cup");
        long loaded = OWN.matcher(Files.readString(log))
                .results()
                .map(match -> match.group(1))
                .distinct()
                .count();
        FileUtils.deleteDirectory(folder.toFile());
        return (int) loaded;
    }

    /** The CPU seconds that a run of this many pairs of games takes, with those of its child processes. */
    double cpuOfPairs(int pairs) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("figures");
        Ran ran = arena(
                folder,
                "",
                "run",
                "random",
                "greedy",
                "--pairs",
                "" + pairs,
                "--seed",
                "7",
                "--move-time",
                "2s",
                "--out",
                "cup",
                "--quiet");
        FileUtils.deleteDirectory(folder.toFile());
        return ran.cpu;
    }

    /** Makes a store of very many games by the tree's own benchmark and reads it in a fresh JVM. */
    ManyGames manyGames(int games) throws IOException, InterruptedException {
        Path bench = root.resolve("arena/bench/target");
        Path folder = Files.createTempDirectory("figures");
        Path cup = folder.resolve("cup");
        List<String> java = List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-cp",
                bench.resolve("classes") + File.pathSeparator + bench.resolve("jars/*"),
                manyGames(bench.resolve("classes")));
        run(folder, "", with(java, "make", cup.toString(), "" + games));
        double bytes = size(cup, "tournament[.]db.*|journal.*") / games;
        List<String> reading = new ArrayList<>(java);
        reading.set(1, "-Xmx512m");
        Ran read = run(folder, "", with(reading, "read", cup.toString()));
        FileUtils.deleteDirectory(folder.toFile());
        return new ManyGames(
                read.number("standings [^\n]*: after ([0-9.]+) s"), read.number("VmHWM:\\s+([0-9]+) kB") / 1024, bytes);
    }

    private static String manyGames(Path classes) throws IOException {
        try (Stream<Path> all = Files.walk(classes)) {
            Path found = all.filter(file -> file.endsWith("ManyGames.class"))
                    .findFirst()
                    .orElseThrow(() -> new IOException("build the benchmarks first: no ManyGames in " + classes));
            return classes.relativize(found).toString().replace(".class", "").replace(File.separatorChar, '.');
        }
    }

    private static double size(Path folder, String names) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().matches(names))
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    private Ran arena(Path folder, String javaOptions, String... arguments) throws IOException, InterruptedException {
        return run(
                folder,
                javaOptions,
                with(List.of(installation().resolve("bin/arena").toString()), arguments));
    }

    private static List<String> with(List<String> command, String... arguments) {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(arguments));
        return all;
    }

    private static Ran run(Path folder, String javaOptions, List<String> command)
            throws IOException, InterruptedException {
        List<String> timed = new ArrayList<>(List.of("bash", "-c", "TIMEFORMAT='cpu %U %S'; time \"$@\" 2>&1", "bash"));
        timed.addAll(command);
        ProcessBuilder builder =
                new ProcessBuilder(timed).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("BOTARENA_JAVA_OPTIONS", javaOptions);
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher cpu = CPU.matcher(said);
        if (process.waitFor() != 0 || !cpu.find()) {
            throw new IOException(String.join(" ", command) + ": " + said);
        }
        return new Ran(said, Double.parseDouble(cpu.group(1)) + Double.parseDouble(cpu.group(2)));
    }
}
