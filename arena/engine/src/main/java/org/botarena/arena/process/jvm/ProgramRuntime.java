package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.machine.Machine;

/**
 * The runtime of one of the arena's own programs in a child JVM: a JDK, a folder with its classes, and an archive of
 * them. Every user may read the folder. It is kept between runs. Immutable.
 */
public final class ProgramRuntime implements ChildRuntime {
    private final Jdk jdk;
    private final HostFolder folder;
    private final Program program;
    private final boolean hasArchive;

    private ProgramRuntime(Jdk jdk, HostFolder folder, Program program, boolean hasArchive) {
        this.jdk = jdk;
        this.folder = folder;
        this.program = program;
        this.hasArchive = hasArchive;
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
        HostRuntime.requireReachable(machine, folder, jdk);
        return new ProgramRuntime(jdk, folder, program, Files.isRegularFile(ClassArchive.in(folder)));
    }

    /** Its name with a hash of everything that it runs on: the JDK and the content of its class path. */
    public String identity() {
        return folder.path().getFileName().toString();
    }

    @Override
    public Path program() {
        return jdk.java();
    }

    @Override
    public Optional<Path> home() {
        return Optional.of(jdk.home());
    }

    @Override
    public List<Path> files() {
        return List.of(folder.path());
    }

    /** Its command. If memory runs out, it ends immediately with its own exit code. */
    public List<String> command(int heapMiB) {
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        command.addAll(JvmFlags.of(heapMiB));
        command.add("-XX:+ExitOnOutOfMemoryError");
        command.add("-XX:+DisplayVMOutputToStderr"); // otherwise it would report that in the middle of its answer
        if (hasArchive) {
            command.add("-XX:SharedArchiveFile=" + ClassArchive.in(folder));
        }
        command.addAll(List.of("-cp", folder.classPath(), program.main.getName()));
        return command;
    }
}
