package org.botarena.arena.process.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.process.jvm.ChildRuntime;

/**
 * A program that runs as an engine. Immutable.
 *
 * @param protocol the protocol that it speaks
 * @param command its words; the first is the program's absolute path
 * @param reads absolute paths of the files and folders it reads in addition to the system's libraries
 * @param memoryMiB the limit for its address space
 * @param shell the shell that holds it back until its time runs
 */
public record EngineRuntime(Protocol protocol, List<String> command, List<Path> reads, int memoryMiB, Path shell)
        implements ChildRuntime {
    /** The message of the gate when it is ready; nothing of the program has run by then. */
    static final String READY = "ready to start";

    /** The line that opens the gate. */
    static final String GO = "go";

    /** A gate that stayed while the program's time runs would cost it a process. */
    private static final String GATE = "echo '" + READY + "'; read -r go; exec \"$@\"";

    public EngineRuntime {
        command = List.copyOf(command);
        reads = List.copyOf(reads);
    }

    /** The command of a process that reports that it is ready and becomes the program on request. */
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
