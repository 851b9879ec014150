package org.botarena.arena.process.enclosure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.IOUtils;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.Uids;
import org.botarena.arena.process.jvm.ChildRuntime;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.seccomp.CpuArchitecture;
import org.botarena.arena.process.seccomp.SystemCallFilter;

/**
 * Level {@link Isolation#SANDBOX}: bubblewrap with separate namespaces, no writable files, and a filter of system
 * calls. The JVM is process 1 inside, so the kernel ends all other processes of the sandbox with it. Immutable.
 */
public final class Bubblewrap implements Enclosure {
    /**
     * Opens the filter for bubblewrap, which takes it by descriptor, and makes this process the kernel's first choice
     * when memory runs out. Child processes inherit that.
     */
    private static final String OPEN_FILTER = "echo 1000 2>/dev/null >/proc/self/oom_score_adj; exec \"$@\" 9<\"$0\"";

    /** The path of the jar inside; its outside path would reveal the names of other entrants. */
    private static final String FOLDER_OF_JAR = "/agent";

    private static final List<String> DEVICES = List.of("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom");

    private final Machine machine;
    private final ChildRuntime runtime;
    private final int heapMiB;
    private final List<String> view;
    private final OwnProc processes;
    private final Optional<Path> filter;
    private final boolean canDisableNamespaces;

    /**
     * An enclosure with this view of the files.
     *
     * @param folder a temporary folder for the filter; it is deleted with the children
     * @throws IOException if the filter cannot be written or the JDK cannot be read
     */
    public Bubblewrap(Machine machine, ChildRuntime runtime, int heapMiB, Path folder) throws IOException {
        this.machine = machine;
        this.runtime = runtime;
        this.heapMiB = heapMiB;
        this.view = VisibleFiles.of(runtime, machine.prlimit().orElseThrow()).words();
        this.processes = OwnProc.in(folder, runtime.program());
        this.filter = filter(folder, !runsOnFirstThread());
        this.canDisableNamespaces = understands(machine.bubblewrap().orElseThrow(), "--disable-userns");
    }

    private static Optional<Path> filter(Path folder, boolean waitsForThreads) throws IOException {
        Optional<CpuArchitecture> architecture = CpuArchitecture.here();
        if (architecture.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                Files.write(folder.resolve("filter.bpf"), SystemCallFilter.bytes(architecture.get(), waitsForThreads)));
    }

    /** Bubblewrap has the option since 0.8; the filter refuses the same calls. */
    private static boolean understands(Path bubblewrap, String option) throws IOException {
        Process help = new ProcessBuilder(bubblewrap.toString(), "--help")
                .redirectErrorStream(true)
                .start();
        return IOUtils.toString(help.getInputStream(), StandardCharsets.UTF_8).contains(option + " ");
    }

    @Override
    public List<String> command(EnclosedCommand inside, String user) {
        String jar = inside.jar()
                .map(staged -> FOLDER_OF_JAR + "/" + staged.getFileName())
                .orElse("");
        List<String> command = new ArrayList<>();
        filter.ifPresent(path ->
                command.addAll(List.of(machine.shell().orElseThrow().toString(), "-c", OPEN_FILTER, path.toString())));
        machine.setpriv().ifPresent(setpriv -> command.addAll(Uids.prefix(setpriv, Long.parseLong(user))));
        command.add(machine.bubblewrap().orElseThrow().toString());
        filter.ifPresent(path -> command.addAll(List.of("--seccomp", "9")));
        command.addAll(namespaces());
        command.addAll(view);
        DEVICES.forEach(device -> command.addAll(List.of("--dev-bind", device, device)));
        inside.jar().ifPresent(staged -> command.addAll(List.of("--ro-bind", staged.toString(), jar)));
        command.addAll(processes.words());
        command.addAll(List.of("--dir", "/tmp", "--dir", "/empty", "--remount-ro", "/", "--chdir", "/empty"));
        command.addAll(JvmFlags.limits(machine.prlimit().orElseThrow(), runtime, heapMiB, true));
        List<String> jvm = inside.command().apply(jar);
        command.addAll(runsOnFirstThread() ? JvmFlags.onFirstThread(jvm) : jvm);
        return command;
    }

    private boolean runsOnFirstThread() {
        return runtime.home().isPresent() && JvmFlags.canRunOnFirstThread(heapMiB);
    }

    private List<String> namespaces() {
        List<String> words = new ArrayList<>(List.of(
                "--unshare-user",
                "--unshare-pid",
                "--unshare-net",
                "--unshare-ipc",
                "--unshare-uts",
                "--unshare-cgroup-try",
                "--hostname",
                "agent",
                "--as-pid-1",
                "--die-with-parent",
                "--new-session",
                "--cap-drop",
                "ALL"));
        if (canDisableNamespaces) {
            words.add("--disable-userns");
        }
        return words;
    }

    /** The filter refuses it. */
    @Override
    public boolean letsStartProcesses() {
        return filter.isEmpty();
    }

    @Override
    public ProcessIds outside(Process started) {
        return ProcessIds.of(started.pid(), machine.setsid().isPresent());
    }

    /** Bubblewrap has one child, which is the JVM. */
    @Override
    public ProcessIds jvm(Process started) throws IOException {
        return started.children()
                .findFirst()
                .map(child -> ProcessIds.of(child.pid(), false))
                .orElseThrow(() -> new IOException("bubblewrap has no child"));
    }
}
