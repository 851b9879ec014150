package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.machine.Machine;

/** The runtime of one of the arena's own programs. Immutable. */
public final class ProgramRuntime extends JvmRuntime {
    private final Program program;

    private ProgramRuntime(Jdk jdk, HostFolder folder, Program program) {
        super(jdk, folder);
        this.program = program;
    }

    /**
     * A program.
     *
     * @param name the name of its folder
     * @param main its main class
     * @param classPath its jars and packages
     */
    public record Program(String name, Class<?> main, List<Part> classPath) {
        public Program {
            classPath = List.copyOf(classPath);
        }
    }

    /**
     * A part of a program.
     *
     * @param jar its name in the folder
     * @param one a class of it
     * @param below the path of the only package of that class's jar that belongs to it; empty for the whole jar
     */
    public record Part(String jar, Class<?> one, String below) {}

    /**
     * The runtime of a program in this cache folder, created if it does not exist yet (about a second).
     *
     * @param rehearsal standard input that makes the program exercise all its functions once; the program ends when it
     *     does
     * @throws IOException if the folder cannot be written, or the program could not read it or the JDK
     */
    public static ProgramRuntime in(Path cache, Jdk jdk, Machine machine, Program program, byte[] rehearsal)
            throws IOException {
        List<HostFolder.Part> parts = program.classPath.stream()
                .map(part -> new HostFolder.Part(part.jar, HostFolder.origin(part.one), part.below))
                .toList();
        HostFolder folder = HostFolder.in(
                cache,
                program.name,
                jdk,
                parts,
                made -> ClassArchive.make(made, jdk, List.of(program.main.getName()), rehearsal, program.main));
        requireReachable(machine, folder, jdk);
        return new ProgramRuntime(jdk, folder, program);
    }

    @Override
    public List<Path> files() {
        return List.of(folder.path());
    }

    /** Its command. If memory runs out, it ends immediately with its own exit code. */
    public List<String> command(int heapMiB) {
        // Otherwise the JVM would report a full heap in the middle of the program's answer.
        List<String> flags = List.of("-XX:+ExitOnOutOfMemoryError", "-XX:+DisplayVMOutputToStderr");
        List<String> command = command(heapMiB, flags, folder.classPath());
        command.add(program.main.getName());
        return command;
    }
}
