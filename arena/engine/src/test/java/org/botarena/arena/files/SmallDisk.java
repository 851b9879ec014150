package org.botarena.arena.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/** A disk of a few megabytes that only the program on it sees. Linux. */
public final class SmallDisk {
    private final Path disk;
    private final Path said;
    private final int megabytes;

    /** One below this folder. */
    public SmallDisk(Path folder, int megabytes) throws IOException {
        disk = Files.createDirectory(folder.resolve("disk"));
        said = folder.resolve("said.txt");
        this.megabytes = megabytes;
    }

    /**
     * Runs a program, which gets the path of the disk before its other arguments, and requires that it ends well. The
     * test is skipped where no disk can be mounted.
     *
     * @param options of its JVM
     */
    public void run(List<String> options, Class<?> main, Path... arguments) throws IOException, InterruptedException {
        assumeTrue(shell("true") == 0, "no small disk can be mounted here");
        Stream<String> words = Stream.of(
                        Stream.of(Path.of(System.getProperty("java.home"), "bin", "java")
                                .toString()),
                        options.stream(),
                        Stream.of("-cp", System.getProperty("java.class.path"), main.getName(), disk.toString()),
                        Stream.of(arguments).map(Path::toString))
                .flatMap(some -> some);
        int code = shell(words.map("'%s'"::formatted).collect(Collectors.joining(" ")));
        assertEquals(0, code, FileUtils.readFileToString(said.toFile(), "UTF-8"));
    }

    private int shell(String command) throws IOException, InterruptedException {
        String script = "mount -t tmpfs -o size=%dm tmpfs '%s' && %s".formatted(megabytes, disk, command);
        Process process = new ProcessBuilder(List.of("unshare", "--map-root-user", "--mount", "sh", "-c", script))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        if (process.waitFor(5, TimeUnit.MINUTES)) {
            return process.exitValue();
        }
        process.destroyForcibly();
        return -1;
    }
}
