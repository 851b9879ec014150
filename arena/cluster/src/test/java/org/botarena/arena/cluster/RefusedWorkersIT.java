package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cluster.Lab.Done;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.jvm.OpenFolder;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Machines that cannot be workers, or not of this organizer, are named and refused before a game is played; unusual
 * ones are accepted.
 */
@Timeout(600)
class RefusedWorkersIT {
    @AutoClose
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        lab = Lab.open();
    }

    private static void link(Path folder, Path... files) throws IOException {
        for (Path file : files) {
            Files.createSymbolicLink(folder.resolve(file.getFileName()), file.toRealPath());
        }
    }

    private static Path[] list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toArray(Path[]::new);
        }
    }

    @Test
    @Tag("slow")
    void anotherBuildIsNamedAndPlaysNothing() throws IOException, InterruptedException {
        Path other = Files.createDirectories(lab.folder().resolve("other"));
        link(other, Lab.installation().resolve("spark"));
        FileUtils.copyDirectory(
                Lab.installation().resolve("bin").toFile(), other.resolve("bin").toFile());
        assertTrue(other.resolve("bin/arena").toFile().setExecutable(true));
        FileUtils.copyDirectory(
                Lab.installation().resolve("jars").toFile(),
                other.resolve("jars").toFile());
        Files.write(
                other.resolve("jars/arena-patched.jar"),
                new byte[] {'P', 'K', 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
        lab.master();
        lab.start(other, Map.of(), "one", lab.joining("one"));
        lab.await("worker one", () -> lab.said("one").contains("Folder "));

        Done done = lab.run("run", lab.far("there"));
        assertTrue(done.code() == 1 && done.said().contains("it has another build of the arena"), done.said());
        Done probed = lab.run("probe", "cluster", "probe", lab.url());
        assertTrue(probed.code() == 1 && probed.said().contains("another build of the arena"), probed.said());
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    /** The installation on a machine with this name, which cannot resolve its own name. */
    private Path named(String name) throws IOException, InterruptedException {
        List<String> test = new ArrayList<>(List.of("unshare"));
        test.addAll(List.of(namespace().split(" ")));
        test.addAll(List.of("hostname", name));
        assumeTrue(new ProcessBuilder(test).start().waitFor() == 0, "no machine can be given another name here");
        Path other = Files.createDirectories(lab.folder().resolve("machines/" + name + "/bin"))
                .getParent();
        Path start = Files.writeString(other.resolve("bin/arena"), """
                #!/bin/sh
                exec unshare %s sh -c 'hostname %s && exec "$0" "$@"' %s "$@"
                """.formatted(
                        namespace(), name, Lab.installation().resolve("bin/arena")));
        assertTrue(start.toFile().setExecutable(true));
        return other;
    }

    private static String namespace() {
        return System.getProperty("user.name").equals("root") ? "--uts" : "--uts --map-root-user";
    }

    @Test
    @Tag("long")
    void machinesThatDoNotKnowTheAddressOfTheirNameJoinAndPlay() throws IOException, InterruptedException {
        Path nameless = named("nameless");
        lab.playOnly(2);
        lab.master();
        lab.start(nameless, Map.of(), "one", lab.joining("one"));
        lab.await("worker one", () -> lab.said("one").contains("Folder "));

        Done done = lab.end(lab.start(nameless, Map.of(), "run", lab.far("there")), "run");
        assertEquals(0, done.code(), done.said());
        assertEquals(Map.of("nameless/one.work", 2), lab.played("there"));
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    @Test
    @Tag("long")
    void workersWhoseMachinesShareAHomeKeepWhatTheyPlayWithOnTheirOwnDisks() throws IOException, InterruptedException {
        Path home = Files.createDirectories(
                lab.folder().resolve("home"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Map<String, String> shared = Map.of(
                "HOME",
                home.toString(),
                "BOTARENA_JAVA_OPTIONS",
                "-Duser.home=" + home,
                "XDG_CONFIG_HOME",
                home.resolve(".config").toString());
        String port = lab.url().replaceAll(".*:", "");
        lab.start(Lab.installation(), shared, "master", "cluster", "start", "--host", "127.0.0.1", "--port", port);
        lab.await("the master", () -> lab.said("master").contains("Play "));
        for (String name : List.of("red", "blue")) {
            Map<String, String> own = new HashMap<>(shared);
            Path disk = Files.createDirectories(lab.folder().resolve(name + ".disk"));
            OpenFolder.open(disk);
            own.put("TMPDIR", disk.toString());
            lab.start(named(name), own, name, "worker", "--join", lab.url(), "--isolation", "process", "--lanes", "1");
            lab.await("worker " + name, () -> lab.said(name).contains("Folder "));
        }

        Done done = lab.end(lab.start(Lab.installation(), shared, "run", lab.far("there")), "run");
        assertEquals(0, done.code(), done.said());
        assertEquals(Set.of("red", "blue"), lab.played("there").keySet());
        for (String name : List.of("red", "blue")) {
            assertTrue(files(lab.folder().resolve(name + ".disk")).stream().anyMatch(file -> file.endsWith(".jar")));
        }
        assertEquals(
                Set.of(".config/botarena/cluster-secret", ".config/botarena/key"),
                files(home).stream()
                        .filter(file ->
                                !file.contains("/cores-")) // leases: empty, and specific to one boot of a machine
                        .collect(Collectors.toSet()));
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    /** All files below a folder, by relative paths. */
    private static Set<String> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .collect(Collectors.toSet());
        }
    }

    @Test
    @Tag("long")
    @NeedsSandbox
    void aBubblewrapThatIsNamedServesWhereTheMachineHasNone() throws IOException, InterruptedException {
        Path own = Files.createDirectories(lab.folder().resolve("own")).resolve("bubble");
        Files.copy(Machine.here().bubblewrap().orElseThrow(), own, StandardCopyOption.COPY_ATTRIBUTES);
        lab.playOnly(2);
        lab.master();
        workerWithoutBubblewrap("--lanes", "1", "--bwrap", own.toString());
        lab.await("worker one", () -> lab.said("one").contains("Folder "));

        String[] sandboxed = Arrays.stream(lab.far("there"))
                .map(word -> word.equals("process") ? "sandbox" : word)
                .toArray(String[]::new);
        Done done = lab.run("run", sandboxed);
        assertEquals(0, done.code(), done.said());
        assertEquals(Map.of(lab.name("one"), 2), lab.played("there"));
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    /** A worker on a machine with every tool except bubblewrap. */
    private Process workerWithoutBubblewrap(String... more) throws IOException {
        Path tools = Files.createDirectories(lab.folder().resolve("tools"));
        for (String folder : List.of("/usr/sbin", "/usr/bin", "/bin")) {
            link(
                    tools,
                    Arrays.stream(list(Path.of(folder)))
                            .filter(tool -> !tool.endsWith("bwrap")
                                    && Files.exists(tool)
                                    && !Files.exists(tools.resolve(tool.getFileName())))
                            .toArray(Path[]::new));
        }
        List<String> command = new ArrayList<>(List.of("worker", "--join", lab.url(), "--work", lab.work("one")));
        command.addAll(List.of(more));
        return lab.start(
                Lab.installation(),
                Map.of("PATH", tools.toString(), "JAVA_HOME", System.getProperty("java.home")),
                "one",
                command.toArray(String[]::new));
    }

    @Test
    @Tag("slow")
    void withoutBubblewrapAMachineCannotBeAWorkerAndSaysWhy() throws IOException, InterruptedException {
        lab.master();
        Done done = lab.end(workerWithoutBubblewrap(), "one");
        assertTrue(done.code() == 1 && done.said().contains("bubblewrap (bwrap) is not installed"), done.said());
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }
}
