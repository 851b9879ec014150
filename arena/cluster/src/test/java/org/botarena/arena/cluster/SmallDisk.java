package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A disk of some MiB mounted on a folder, which requires root; closing it unmounts the disk. One thread. */
final class SmallDisk implements AutoCloseable {
    private final Path folder;

    private SmallDisk(Path folder) {
        this.folder = folder;
    }

    static SmallDisk mount(Path folder, int mebibytes) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "mode=755,size=%dm".formatted(mebibytes), "tmpfs", "" + folder) == 0,
                "no disk can be mounted here");
        return new SmallDisk(folder);
    }

    /** Fills the disk. */
    void fill() {
        try (OutputStream out = Files.newOutputStream(folder.resolve("filling"))) {
            while (true) {
                out.write(new byte[4096]);
            }
        } catch (IOException e) {
            // It is full.
        }
    }

    /** Damages each jar of a folder. */
    static void damage(Path folder) throws IOException {
        List<Path> jars;
        try (Stream<Path> files = Files.list(folder)) {
            jars = files.toList();
        }
        for (Path jar : jars) {
            Files.writeString(jar, "damaged");
        }
    }

    private static int run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    @Override
    public void close() throws IOException {
        new ProcessBuilder("umount", "-l", "" + folder)
                .inheritIO()
                .start()
                .onExit()
                .join();
    }
}
