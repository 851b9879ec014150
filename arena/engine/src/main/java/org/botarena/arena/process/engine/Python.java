package org.botarena.arena.process.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;

/**
 * The Python of this machine, for agents submitted as {@code agent.py}. Immutable.
 *
 * @param interpreter the program itself, after all links and scripts
 * @param reads the files it reads outside of the system's libraries
 */
public record Python(Path interpreter, List<Path> reads) {
    /** The default name of the program, where an engine's descriptor names none. */
    static final String NAME = "python3";

    private static final String ASK = "import sys; print(sys.executable); print(sys.base_prefix);"
            + " print('%d' % (sys.version_info >= (3, 8)))";

    /** Folders to search after the {@code PATH}. */
    private static final List<String> USUAL = List.of("/usr/local/bin", "/usr/bin", "/bin");

    /**
     * Files in the folder that all children of a table can read: the first is the program, the second the module that
     * it gives to agents.
     */
    private static final List<String> RUNNER = List.of("runner.py", "bitreversi.py");

    public Python {
        reads = List.copyOf(reads);
    }

    /**
     * The first {@code python3} in the {@code PATH} that agents can run.
     *
     * @param isRoot whether agents run as a different user than the arena
     * @throws IOException if no folder of the path has one; its message lists these folders and a remedy
     */
    public static Python here(boolean isRoot) throws IOException {
        String path = System.getenv("PATH");
        return in(
                Stream.concat(Stream.of((path == null ? "" : path).split(":", -1)), USUAL.stream())
                        .filter(folder -> folder.startsWith("/"))
                        .distinct()
                        .map(Path::of)
                        .toList(),
                isRoot);
    }

    /** The Python for agents that run as this machine allows; empty without one. */
    static Optional<Python> find() {
        try {
            return Optional.of(here(Machine.here().setpriv().isPresent()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    static Python in(List<Path> folders, boolean isRoot) throws IOException {
        for (Path folder : folders) {
            Path named = folder.resolve(NAME);
            if (Files.isExecutable(named)) {
                List<String> said = ask(named);
                if (said.size() == 3 && said.get(2).equals("1")) {
                    Path real = Path.of(said.get(0)).toRealPath();
                    if (!isRoot || OpenFolder.isReachable(real)) {
                        return new Python(real, reads(Path.of(said.get(1))));
                    }
                }
            }
        }
        throw new IOException(
                ("Python is missing: found no python3 (3.8 or newer) that every user may run in %s. Install it"
                                + " ('apt install python3', 'dnf install python3'), or leave the Python agents out")
                        .formatted(folders.stream().map(Path::toString).collect(Collectors.joining(", "))));
    }

    /**
     * A folder with libraries that agents can read.
     *
     * @throws IllegalArgumentException if it does not exist, or agents cannot read it
     */
    public static Path libraries(String text) {
        Path folder = Path.of(text).toAbsolutePath();
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("there is no folder " + folder);
        }
        try {
            if (Machine.here().setpriv().isPresent() && !OpenFolder.isReachable(folder)) {
                throw new IllegalArgumentException(
                        "agents do not run as root, and other users cannot read %s: put it elsewhere, or chmod a+rX"
                                .formatted(folder));
            }
            return folder;
        } catch (IOException e) {
            throw new IllegalArgumentException("%s cannot be read: %s".formatted(folder, e.getMessage()), e);
        }
    }

    private static List<Path> reads(Path prefix) {
        Path libraries = prefix.resolve("lib");
        return prefix.equals(Path.of("/usr")) || !Files.isDirectory(libraries) ? List.of() : List.of(libraries);
    }

    private static List<String> ask(Path python) throws IOException {
        Process process = new ProcessBuilder(python.toString(), "-I", "-S", "-c", ASK)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (InputStream out = process.getInputStream()) {
            String said = new String(out.readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor(5, TimeUnit.SECONDS) ? said.lines().toList() : List.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        } finally {
            process.destroyForcibly();
        }
    }

    /** The interpreter's identity, with its content; its libraries are of the same release. */
    public String identity() {
        try {
            return interpreter + " " + Sha256.of(interpreter);
        } catch (IOException e) {
            throw new UncheckedIOException("the Python of this machine cannot be read", e);
        }
    }

    /**
     * The runtime of an agent.
     *
     * @param archive the zip with its {@code agent.py}
     * @param folder a temporary folder that every user may enter; the runner is copied there once
     * @param heapMiB the heap of a jar's agent; this agent may use the same amount of address space
     * @param libraries the folder with additional libraries, if there is one
     */
    public EngineRuntime runtime(Path archive, Path folder, int heapMiB, Path shell, Optional<Path> libraries)
            throws IOException {
        List<Path> files = new ArrayList<>(reads);
        for (String name : RUNNER) {
            Path file = folder.resolve(name);
            if (!Files.exists(file)) {
                FileUtils.copyURLToFile(Python.class.getResource(name), file.toFile());
                OpenFolder.open(file);
            }
            files.add(file);
        }
        files.add(archive);
        libraries.ifPresent(files::add);
        String runner = folder.resolve(RUNNER.get(0)).toString();
        List<String> command =
                new ArrayList<>(List.of(interpreter.toString(), "-I", "-S", "-B", runner, archive.toString()));
        libraries.map(Path::toString).ifPresent(command::add);
        return new EngineRuntime(Protocol.LINES, command, files, heapMiB + JvmFlags.BESIDE_HEAP_MIB, shell);
    }
}
