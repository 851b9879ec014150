package org.botarena.arena.process.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.process.jvm.ChildRuntime;

/**
 * A program that is started as an engine. Immutable.
 *
 * @param protocol that it speaks
 * @param command its words, the program's absolute path first
 * @param reads what it reads beside the system's libraries: absolute paths of files and folders
 * @param memoryMiB how much of the address space it may take
 * @param shell that holds it back until its time runs
 */
public record EngineRuntime(Protocol protocol, List<String> command, List<Path> reads, int memoryMiB, Path shell)
        implements ChildRuntime {
    /** What its gate says when it stands, and nothing of the program has run. */
    static final String READY = "ready to start";

    /** What opens the gate. */
    static final String GO = "go";

    /** One at the gate that would be there while its time runs would cost it a process. */
    private static final String GATE = "echo '" + READY + "'; read -r go; exec \"$@\"";

    public EngineRuntime {
        command = List.copyOf(command);
        reads = List.copyOf(reads);
    }

    /** The command of a process that says that it is ready, and becomes the program when it is told to. */
    public List<String> gated() {
        List<String> words = new ArrayList<>(List.of(shell.toString(), "-c", GATE, "engine"));
        words.addAll(command);
        return words;
    }

    @Override
    public Path program() {
        return Path.of(command.get(0));
    }

    @Override
    public Optional<Path> home() {
        return Optional.empty();
    }

    @Override
    public List<Path> files() {
        return Stream.concat(Stream.of(shell), reads.stream()).toList();
    }

    @Override
    public int addressSpaceMiB(int heapMiB) {
        return memoryMiB;
    }
}
