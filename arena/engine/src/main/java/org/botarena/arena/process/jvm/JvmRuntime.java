package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.machine.Machine;

/**
 * The runtime of a child JVM: a JDK, a folder with its classes, and an archive of them. Every user may read the folder.
 * It is kept between runs. Immutable.
 */
abstract class JvmRuntime implements ChildRuntime {
    final Jdk jdk;
    final HostFolder folder;
    private final boolean hasArchive;

    JvmRuntime(Jdk jdk, HostFolder folder) {
        this.jdk = jdk;
        this.folder = folder;
        this.hasArchive = Files.isRegularFile(ClassArchive.in(folder));
    }

    /** Its name, with a hash of the JDK and of the content of the class path. */
    public final String identity() {
        return folder.path().getFileName().toString();
    }

    @Override
    public final Path program() {
        return jdk.java();
    }

    @Override
    public final Optional<Path> home() {
        return Optional.of(jdk.home());
    }

    /** The command of a JVM, up to its class path. */
    final List<String> command(int heapMiB, List<String> flags, String classPath) {
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        command.addAll(JvmFlags.of(heapMiB));
        command.addAll(flags);
        if (hasArchive) {
            command.add("-XX:SharedArchiveFile=" + ClassArchive.in(folder));
        }
        command.addAll(List.of("-cp", classPath));
        return command;
    }

    /** Children of an arena that runs as root have another user. */
    static void requireReachable(Machine machine, HostFolder folder, Jdk jdk) throws IOException {
        if (machine.setpriv().isPresent()) {
            requireReachable(
                    folder.path(),
                    "Set BOTARENA_CACHE to a folder that every user may enter, or start the arena as an"
                            + " ordinary user");
            requireReachable(
                    jdk.java(),
                    "Install a JDK that every user may read, or name one with --agent-java, or start"
                            + " the arena as an ordinary user");
        }
    }

    private static void requireReachable(Path path, String remedy) throws IOException {
        if (!OpenFolder.isReachable(path)) {
            throw new IOException("agents do not run as root, and other users cannot reach %s. %s"
                    .formatted(path.toAbsolutePath(), remedy));
        }
    }
}
